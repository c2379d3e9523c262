import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { writeJson } from '../json.ts';
import { root } from '../packages.ts';
import { npmCommand } from '../run/npm.mjs';
import { type Bom, deterministic } from './bom.ts';

// Writes a CycloneDX document of the production packages, which npm reads from the lockfile.
const file = join(root, 'dist', 'sbom.cdx.json');
const npm = npmCommand(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']);
const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, shell: npm.shell } as const;
const { status, stdout, stderr } = spawnSync(npm.file, npm.args, options);
if (status) {
  console.error(stderr);
  process.exitCode = 1;
} else {
  const bom = deterministic(JSON.parse(stdout) as Bom);
  mkdirSync(dirname(file), { recursive: true });
  writeJson(file, bom);
  console.log(`${bom.components.length} components: ${file}`);
}
