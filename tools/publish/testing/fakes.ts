import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { providedModulesFile } from '../../../server/remotes/registry/needs.ts';
import type { ModuleNames } from '../../../server/remotes/registry/types.ts';
import { requiredModulesFile } from '../../webpack/shared-modules.ts';
import type { Source } from '../publish.ts';

/** Writes the list of names that a built shell provides. @returns the shell's folder */
export function fakeShell(folder: string, provided: ModuleNames = { react: true }): string {
  const shellDir = join(folder, 'shell');
  mkdirSync(shellDir, { recursive: true });
  writeFileSync(join(shellDir, providedModulesFile), JSON.stringify(provided));
  return shellDir;
}

/** Writes the build of a small remote, whose content depends on its name and version. */
export function fakeBuild(folder: string, name: string, version: string, needs: ModuleNames = {}): Source {
  const dist = join(folder, 'builds', name, version);
  mkdirSync(dist, { recursive: true });
  const manifest = {
    metaData: { globalName: name, remoteEntry: { name: 'entry.js' } },
    exposes: [{ assets: { js: { sync: ['screen.js'] } } }],
  };
  const files = {
    'entry.js': `${name} ${version} `.repeat(2000),
    'screen.js': version,
    'mf-manifest.json': JSON.stringify(manifest),
    [requiredModulesFile]: JSON.stringify(needs),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dist, file), content);
  const path = `/${name}`;
  const record = { name, shell: '^1', roles: ['TEACHER'], routes: [{ path }], menu: [] };
  return { name, version, dist, readRemote: () => Promise.resolve({ record, screens: { [path]: 'screen' } }) };
}
