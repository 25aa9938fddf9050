import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

import { findFirefox, howToGet } from '../../../scripts/lib/other-browsers.cjs';
import { type Session, WINDOW } from './session';

/** Classic scrollbars, as on Windows: the harder case. Nothing is sent to anybody. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'widget.gtk.overlay-scrollbars.enabled': false,
  'intl.accept_languages': 'en',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
};

function makeProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'backlot-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  return profile;
}

/** Firefox says on its error output where it listens. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (text) => {
      said += String(text);
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    stderr?.on('close', () => {
      reject(new Error(`Firefox did not start: ${said}`));
    });
  });
}

interface Answer {
  readonly id: number;
  readonly type: string;
  readonly message?: string;
  readonly result?: Readonly<Record<string, unknown>>;
}

/** Sends commands of WebDriver BiDi, and matches the answers to them. */
function commander(socket: WebSocket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return (method: string, params: object = {}) =>
    new Promise<NonNullable<Answer['result']>>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ type, message, result = {} }) => {
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${message ?? type}`));
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/** Opens Firefox without a screen, and steers it by WebDriver BiDi, which is built into it. */
export async function openFirefox(): Promise<Session> {
  const path = findFirefox();
  if (path === undefined) throw new Error(howToGet('test:firefox'));
  const profile = makeProfile();
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressOf(firefox)}/session`);
  await once(socket, 'open');
  const send = commander(socket);
  await send('session.new', { capabilities: {} });
  // The tab that is there at the start never gets the focus; a new one does.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: WINDOW });
  const traverse = (delta: number) => send('browsingContext.traverseHistory', { context, delta });
  return {
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => traverse(-1),
    forward: () => traverse(1),
    async evaluate(expression) {
      const answer = await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (answer['type'] !== 'success') throw new Error(JSON.stringify(answer));
      const { value } = answer['result'] as { readonly value?: string };
      return value === undefined ? undefined : (JSON.parse(value) as unknown);
    },
    perform: (input) => send('input.performActions', { context, actions: [input] }),
    async close() {
      socket.close();
      const gone = once(firefox, 'exit');
      firefox.kill('SIGKILL');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
