import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { RegisteredRemote, Registry, RemoteRecord } from '@memocartes/shared-shell/remote';

const root = join(__dirname, '../..');
const load = createRequire(__filename);

const registered = (record: RemoteRecord): RegisteredRemote => ({
  ...record,
  version: '1.0.0-test',
  manifest: `/remotes/${record.name}/1.0.0-test/mf-manifest.json`,
});

const registryOfAll = (records: RemoteRecord[]): Registry => ({
  remotes: Object.fromEntries(records.map((record) => [record.name, registered(record)])),
});

/** The records of all remotes in the repository, found by folder name: the shell has no list of them. */
function records(): RemoteRecord[] {
  const names = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return names.map((name) => (load(join(root, name, 'record.ts')) as { readonly record: RemoteRecord }).record);
}

/** The registry of a portal that has every remote of the repository. */
export const realRegistry = (): Registry => registryOfAll(records());

const mainRemotes = ['mf-superadmin', 'mf-school-admin', 'mf-teacher', 'mf-follower', 'mf-student'];

/** The registry of the product's own remotes, which define the product's menus: any other remote would add entries. */
export const mainRegistry = (): Registry => registryOfAll(records().filter(({ name }) => mainRemotes.includes(name)));
