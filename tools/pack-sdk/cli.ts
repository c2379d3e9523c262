import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { errorMessage } from '../command.ts';
import { startNx } from '../nx.ts';
import { sdkDir } from './pack.ts';

/** Copies the tarballs to a folder and removes those of other versions. */
function copyTo(folder: string): void {
  cpSync(sdkDir, folder, { recursive: true });
  const packed = readdirSync(sdkDir);
  const older = readdirSync(folder).filter((file) => /^memocartes-.*\.tgz$/.test(file) && !packed.includes(file));
  for (const file of older) rmSync(join(folder, file));
}

/** Packs, and prints the tarballs; Nx packs again only when something changed. @throws Error with the output of Nx */
async function pack(folder: string): Promise<void> {
  const { ok, output } = await startNx(['run', '@memocartes/tools:pack-sdk'], { quiet: true }).ended;
  if (!ok) throw new Error(output);
  if (folder !== sdkDir) copyTo(folder);
  for (const file of readdirSync(sdkDir)) console.log(join(folder, file));
  console.log(`In the remote’s repository: npm install ${folder}/*.tgz (npm install alone keeps the older packages).`);
}

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  await pack(resolve(positionals[0] ?? sdkDir));
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
