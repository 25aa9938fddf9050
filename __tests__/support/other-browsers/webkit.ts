import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import { findWebKit, howToGet } from '../../../scripts/lib/other-browsers.cjs';
import { type Session, soon, WINDOW } from './session';

const START_MS = 20_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  server.close();
  await once(server, 'close');
  return port;
}

/** A screen that nobody sees; it says its number once it is there. */
async function openDisplay(path: string) {
  const args = ['-displayfd', '1', '-screen', '0', '1024x1200x24', '-nolisten', 'tcp'];
  const server = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, display: `:${number.toString().trim()}` };
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** W3C's WebDriver: one request a command. */
function caller(port: number): Call {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function begin(call: Call, binary: string): Promise<string> {
  const isReady = () => call('GET', '/status').catch(() => undefined);
  if ((await soon(isReady, START_MS)) === undefined) throw new Error('WebKit did not start');
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  })) as { readonly sessionId: string };
  return `/session/${sessionId}`;
}

/** The driver and the browser that it started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** Opens WebKitGTK's small browser on a screen of its own. Such a session keeps nothing on the disk. */
export async function openWebKit(): Promise<Session> {
  const found = findWebKit();
  if (found === undefined) throw new Error(howToGet('test:webkit'));
  const { server, display } = await openDisplay(found.display);
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANGUAGE: 'en',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
    detached: true,
  });
  const call = caller(port);
  const session = await begin(call, found.browser);
  const post = (path: string, body: object = {}) => call('POST', session + path, body);
  await post('/window/rect', WINDOW);
  return {
    goTo: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    back: () => post('/back'),
    forward: () => post('/forward'),
    async evaluate(expression) {
      const script = `const done = arguments[0];
        (async () => JSON.stringify(await (${expression})))().then(
          (value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = (await post('/execute/async', { script, args: [] })) as {
        readonly value?: string | null;
        readonly error?: string;
      };
      if (answer.error !== undefined) throw new Error(answer.error);
      return typeof answer.value === 'string' ? (JSON.parse(answer.value) as unknown) : undefined;
    },
    perform: (input) => post('/actions', { actions: [input] }),
    async close() {
      await call('DELETE', session).catch(() => undefined);
      killGroup(driver);
      server.kill();
    },
  };
}
