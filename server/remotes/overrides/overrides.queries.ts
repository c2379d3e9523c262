import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Actor } from '@memocartes/contract/permissions/roles';
import type { OverrideChoice, RemoteToTry, RemoteVersionEntry } from '@memocartes/contract/remotes/remotes.routes';

import { invalid, refuse } from '../../http/errors.ts';
import { readState } from '../registry/files.ts';
import { isElsewhere } from '../registry/origins.ts';
import { historyOf } from '../registry/state-changes.ts';
import type { HistoryVersion, RegisteredRemote, State } from '../registry/types.ts';
import { stateOf } from '../versions-page/remotes.queries.ts';
import { checkAddress, checkChoice, checkNeeds } from './overrides.check.ts';

/** Whether a remote serves the actor's role; false for the remote of tablets, which has no roles. */
const serves = ({ roles }: { readonly roles: readonly string[] }, { kind }: Actor) => roles.includes(kind);

/** Whether a version still has files: files of old versions are deleted [portal.old-files]. */
const hasFiles = (remotesDir: string, { entry }: HistoryVersion) =>
  isElsewhere(entry) || existsSync(join(remotesDir, entry.name, entry.version));

/** Versions of a remote that a developer may try: not bad, of their role and with files [override.versions]. */
function versionsToTry(remotesDir: string, actor: Actor, state: State, name: string): readonly HistoryVersion[] {
  const { versions } = historyOf(state, name);
  return versions.filter((item) => !item.bad && serves(item.entry, actor) && hasFiles(remotesDir, item)).toReversed();
}

/** The enabled remotes of a developer's role, each with the versions that they may try, newest first. */
export function listOverrides(remotesDir: string, actor: Actor): RemoteToTry[] {
  const state = readState(remotesDir);
  return Object.values(state.registry.remotes)
    .filter((registered) => serves(registered, actor) && !registered.disabled)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((registered) => ({
      name: registered.name,
      versions: versionsToTry(remotesDir, actor, state, registered.name).map((item) => ({
        version: item.entry.version,
        state: stateOf(item, registered),
        published: item.published,
      })),
    }));
}

/**
 * The registry entry of an unpublished build, by the address of its manifest. It has the roles and routes of the
 * version in use, but no digests of files [override.address].
 */
function entryAt({ host, href }: URL, registered: RegisteredRemote): RemoteVersionEntry {
  const { name, shell, roles, routes, planned } = registered;
  const { menu } = registered as { readonly menu?: unknown };
  const version = host.replaceAll(/[^\w.-]/g, '-').slice(0, 60);
  return { name, version, shell, roles, routes, menu, ...(planned && { planned }), manifest: href };
}

/**
 * A version of a remote for a developer who tries it [override.versions].
 *
 * @throws 404 when their role has no such enabled remote
 * @throws 422 naming the field for an address that is not allowed, and for a version that is bad, is deleted or needs
 * modules that the shell lacks
 */
export function findOverride(
  remotesDir: string,
  actor: Actor,
  { name, version, address }: OverrideChoice,
  origins: readonly string[],
): RemoteVersionEntry {
  const state = readState(remotesDir);
  const registered = Object.hasOwn(state.registry.remotes, name) ? state.registry.remotes[name] : undefined;
  if (!registered || registered.disabled || !serves(registered, actor)) throw refuse('NOT_FOUND');
  checkChoice({ name, version, address });
  if (address !== undefined) return entryAt(checkAddress(address, origins), registered);
  const item = versionsToTry(remotesDir, actor, state, name).find(({ entry }) => entry.version === version);
  if (!item) {
    throw invalid({ version: 'Cette version n’est plus là, ou a été retirée\u00a0: choisissez-en une autre.' });
  }
  checkNeeds(remotesDir, item);
  return item.entry;
}
