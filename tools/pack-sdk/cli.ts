import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { startNx } from '../nx.ts';
import { sdkDir } from './pack.ts';

/** Copies the tarballs to a folder and removes those of other versions. */
function copyTo(folder: string): void {
  cpSync(sdkDir, folder, { recursive: true });
  const packed = readdirSync(sdkDir);
  const older = readdirSync(folder).filter((file) => /^memocartes-.*\.tgz$/.test(file) && !packed.includes(file));
  for (const file of older) rmSync(join(folder, file));
}

// Nx packs again only when something changed.
const { ok, output } = await startNx(['run', '@memocartes/tools:pack-sdk'], { quiet: true }).ended;
if (ok) {
  const folder = resolve(process.argv[2] ?? sdkDir);
  if (folder !== sdkDir) copyTo(folder);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) console.log(join(folder, file));
} else {
  console.error(output);
  process.exitCode = 1;
}
