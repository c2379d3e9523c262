import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { firstIntegrityFile, hashOf, integrityFile } from '../../server/remotes/registry/integrity.ts';
import type { ModuleNames, RemoteRecord, RemoteVersion } from '../../server/remotes/registry/types.ts';
import { requiredModulesFile } from '../webpack/shared-modules.ts';
import type { Build } from './install.ts';

const manifestFile = 'mf-manifest.json';

type Manifest = {
  readonly name: string;
  readonly metaData: {
    readonly globalName?: string;
    readonly remoteEntry: { readonly name: string; readonly path?: string };
  };
  readonly exposes: readonly { readonly assets: { readonly js: { readonly sync: readonly string[] } } }[];
  readonly shared?: readonly { readonly name: string }[];
};

/**
 * Whether a build was made without the portal's webpack settings, which list the modules required from the shell
 * [portal.other-runtimes].
 */
export const isForeign = (dist: string): boolean =>
  !existsSync(join(dist, requiredModulesFile)) && existsSync(join(dist, manifestFile));

/** Modules that a foreign build shares with its host, according to its manifest; `true` means the whole module. */
export function sharedModules(dist: string): ModuleNames {
  const { shared = [] } = JSON.parse(readFileSync(join(dist, manifestFile), 'utf8')) as Manifest;
  return Object.fromEntries(shared.map(({ name }) => [name, true]));
}

/** The registry entry of a build. `folder`: address of its files. `hasOfficialRuntime`: see `isForeign`. */
export function entryOf(
  record: RemoteRecord,
  version: string,
  { files, list }: Build,
  { folder, hasOfficialRuntime }: { readonly folder: string; readonly hasOfficialRuntime: boolean },
): RemoteVersion {
  const { name, metaData, exposes } = JSON.parse(String(files.get(manifestFile))) as Manifest;
  const { path, name: file } = metaData.remoteEntry;
  const container = path ? `${path.replace(/\/$/, '')}/${file}` : file;
  // The official runtime finds the files itself, in the manifest, so none is listed to load first.
  const first = hasOfficialRuntime ? [] : [container, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  const firstList = files.get(firstIntegrityFile);

  return {
    ...record,
    version,
    manifest: `${folder}/${manifestFile}`,
    first,
    container: {
      name: metaData.globalName || name,
      entry: `${folder}/${container}`,
      ...(hasOfficialRuntime && { runtime: 'official' as const }),
    },
    integrity: {
      ...Object.fromEntries(first.map((item) => [item, hashOf(files.get(item)!)])),
      [integrityFile]: hashOf(list),
      ...(firstList && { [firstIntegrityFile]: hashOf(firstList) }),
    },
  };
}
