import type { Actor } from '@memocartes/contract/permissions/roles';
import { protectedRemote, type RemoteAction } from '@memocartes/contract/remotes/remotes';
import type { ChangeRemote } from '@memocartes/contract/remotes/remotes.routes';
import { fullName } from '@memocartes/contract/text/full-name';

import { recordAudit } from '../../audit/audit.writes.ts';
import type { Db } from '../../database/database.ts';
import { refuse, refuseBecause } from '../../http/errors.ts';
import { disabled, enabled } from '../registry/disable.ts';
import { updateState } from '../registry/files.ts';
import { promoted } from '../registry/publish.ts';
import { rolledBack } from '../registry/roll-back.ts';
import type { Change } from '../registry/state-changes.ts';
import type { RegisteredRemote, State } from '../registry/types.ts';
import { findUnusable } from '../registry/usable.ts';
import { rollBackTarget } from './remotes.queries.ts';

/** The version that an action is about. */
const versionOfAction: Record<RemoteAction, (registered: RegisteredRemote) => string | undefined> = {
  PROMOTE: ({ candidate }) => candidate?.version,
  ROLLBACK: ({ version, candidate }) => candidate?.version ?? version,
  DISABLE: ({ version }) => version,
  ENABLE: ({ version }) => version,
};

/** The change of the registry that each action makes [portal.rollback]. */
const changes: Record<RemoteAction, (state: State, name: string, change: Change) => State> = {
  PROMOTE: promoted,
  ROLLBACK: rolledBack,
  DISABLE: disabled,
  ENABLE: enabled,
};

/**
 * Refuses an impossible action [portal.versions-own]. Also refuses an action if the version that it is about has
 * changed since the page showed it.
 * @throws 404 NOT_FOUND, 409 CONFLICT, VERSION_CHANGED
 */
function checkAction(state: State, name: string, { action, version }: ChangeRemote): void {
  const { remotes } = state.registry;
  const registered = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (!registered) throw refuseBecause('REMOTE_UNKNOWN');
  const current = versionOfAction[action](registered);
  if (current === undefined) {
    throw refuseBecause('REMOTE_NO_CANDIDATE');
  }
  if (current !== version) throw refuse('VERSION_CHANGED');
  if (action === 'ROLLBACK' && rollBackTarget(state, name) === null) {
    throw refuseBecause('REMOTE_NO_EARLIER');
  }
  if (action === 'DISABLE' && name === protectedRemote) {
    throw refuseBecause('REMOTE_PROTECTED');
  }
}

/** Refuses a change after which the remote's screens would fail [portal.any-version]. @throws 409 CONFLICT */
function checkUsable(remotesDir: string, states: readonly [State, State], name: string): void {
  // The server copies the shell's list of names into the folder of remotes.
  const unusable = findUnusable({ remotesDir, shellDir: remotesDir }, states, name);
  if (!unusable) return;
  const { version, damaged } = unusable;
  throw damaged.length ? refuseBecause('REMOTE_DAMAGED', { version }) : refuseBecause('REMOTE_INCOMPATIBLE');
}

async function nameOf(db: Db, { id }: Actor): Promise<string> {
  const account = await db
    .selectFrom('authentications')
    .select(['firstname', 'lastname'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return fullName(account);
}

/**
 * Changes a remote for everybody, under the registry's lock. A real change is recorded in the audit log
 * [portal.versions-change].
 * @throws 404 NOT_FOUND, 409 CONFLICT, VERSION_CHANGED
 */
export async function changeRemote(
  db: Db,
  actor: Actor,
  remotesDir: string,
  { name, ...action }: { name: string } & ChangeRemote,
): Promise<void> {
  const change = { at: new Date().toISOString(), by: await nameOf(db, actor) };
  const { isChanged } = await updateState(remotesDir, (state) => {
    checkAction(state, name, action);
    const after = changes[action.action](state, name, change);
    checkUsable(remotesDir, [state, after], name);
    return after;
  });
  if (isChanged) await recordAudit(db, { kind: 'REMOTE_CHANGED', details: { remote: name, ...action } });
}
