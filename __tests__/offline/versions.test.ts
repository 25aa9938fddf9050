import { TAKE_OVER } from '../../src/offline/takeOver';
import { createVersions } from '../../src/offline/versions';

/** A service worker as far as a page sees it. */
class Worker extends EventTarget {
  readonly told: unknown[] = [];

  constructor(public state: string) {
    super();
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(words: unknown): void {
    this.told.push(words);
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  looks = 0;

  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }

  install(worker: Worker): void {
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }

  update(): Promise<void> {
    this.looks += 1;
    return Promise.resolve();
  }
}

/** A browser that uses a version already, unless it is its first visit. */
function browser({ isFirstVisit = false, refuses = false } = {}) {
  const registration = new Registration();
  const container = Object.assign(new EventTarget(), {
    controller: isFirstVisit ? null : new Worker('activated'),
    register: () =>
      refuses ? Promise.reject(new Error('no workers here')) : Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  const reload = jest.fn();
  const versions = createVersions(container as unknown as ServiceWorkerContainer, reload);
  return { container, registration, reload, versions };
}

const isReady = ({ versions }: ReturnType<typeof browser>): boolean =>
  versions.store.getState().isReady;

async function withNewVersion() {
  const opened = browser();
  await opened.versions.begin();
  const worker = new Worker('installing');
  opened.registration.find(worker);
  return { ...opened, worker };
}

test('on the first visit nothing is new', async () => {
  const opened = browser({ isFirstVisit: true });
  await opened.versions.begin();
  const worker = new Worker('installing');
  opened.registration.find(worker);
  opened.registration.install(worker);
  worker.become('activated');
  expect(isReady(opened)).toBe(false);
});

test('a newer version tells of itself once it is all there, not before', async () => {
  const opened = await withNewVersion();
  expect(isReady(opened)).toBe(false);
  opened.registration.install(opened.worker);
  expect(isReady(opened)).toBe(true);
  expect(opened.reload).not.toHaveBeenCalled();
  expect(opened.worker.told).toEqual([]);
});

test('one that waited from an earlier visit is told of at once', async () => {
  const opened = browser();
  opened.registration.waiting = new Worker('installed');
  await opened.versions.begin();
  expect(isReady(opened)).toBe(true);
});

test('one that could not be fetched whole is not told of', async () => {
  const opened = await withNewVersion();
  opened.worker.become('redundant');
  expect(isReady(opened)).toBe(false);
});

test('used, it is let in, and the page opens anew when it has come', async () => {
  const { versions, registration, worker, container, reload } = await withNewVersion();
  registration.install(worker);
  versions.use();
  expect(worker.told).toEqual([TAKE_OVER]);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('let in by another window, it does not disturb this one, and is there when it is asked for', async () => {
  const { versions, registration, worker, container, reload } = await withNewVersion();
  registration.install(worker);
  registration.waiting = null;
  worker.become('activated');
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  versions.use();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('later is later: nothing is let in, and nobody is asked again', async () => {
  const opened = await withNewVersion();
  opened.registration.install(opened.worker);
  opened.versions.later();
  expect(isReady(opened)).toBe(false);
  expect(opened.worker.told).toEqual([]);
});

test('a look asks the server; before anything is kept there is nothing to ask', async () => {
  const { versions, registration } = browser();
  await versions.look();
  expect(registration.looks).toBe(0);
  await versions.begin();
  await versions.look();
  expect(registration.looks).toBe(1);
});
