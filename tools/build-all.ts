import { spawn } from 'node:child_process';

import { remotes, root } from './packages.ts';
import { isBuilt } from './stamp.ts';

/** Builds at once: each takes a core. */
const width = 2;

/** Builds a room in a process of its own. @throws Error with what the build said. */
function buildRoom(room: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-deprecation', 'tools/build.ts', room], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('exit', (code) => {
      if (code) return reject(new Error(`${room} doesn't build:\n${said}`));
      console.log(`  ${said.trim().split('\n').at(-1)}`);
      resolve();
    });
  });
}

/** Builds the shell and every remote whose sources changed since its last build, two at a time. @returns those built. */
export async function buildAll(): Promise<string[]> {
  const due = ['shell', ...remotes].filter((room) => !isBuilt(room));
  const queue = [...due];
  const worker = async () => {
    for (let room = queue.shift(); room; room = queue.shift()) await buildRoom(room);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return due;
}

if (import.meta.main) {
  const built = await buildAll();
  console.log(built.length ? `Built: ${built.join(', ')}.` : 'Nothing changed since the last build.');
}
