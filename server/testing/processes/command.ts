import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command of `server/commands` until it exits. */
export const runCommandFile = (name: string, args: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const file = join(import.meta.dirname, '../../commands', `${name}.ts`);
    const options = {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
      timeout: 120_000,
    };
    const child = execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? (child.exitCode ?? 1) : 0, output: stdout + stderr }),
    );
    child.stdin?.end();
  });
