import { spawn } from 'node:child_process';

/** Runs a bundled script in a process of its own: the task goes in as JSON, and what it prints comes back. */
export function runWorker<Answer>(file: string, task: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, JSON.stringify(task)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Answer);
      else reject(new Error(`A worker ended with ${String(code)}`));
    });
  });
}
