import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { writeJson } from '../json.ts';
import { root } from '../packages.ts';
import { type Bom, deterministic } from './bom.ts';

// Writes a CycloneDX document of the production packages, which npm reads from the lockfile.
const file = join(root, 'dist', 'sbom.cdx.json');
const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
const npm = process.env.npm_execpath;
const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
const { status, stdout, stderr } = npm?.endsWith('.js')
  ? spawnSync(process.execPath, [npm, ...args], options)
  : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
if (status) {
  console.error(stderr);
  process.exitCode = 1;
} else {
  const bom = deterministic(JSON.parse(stdout) as Bom);
  mkdirSync(dirname(file), { recursive: true });
  writeJson(file, bom);
  console.log(`${bom.components.length} components: ${file}`);
}
