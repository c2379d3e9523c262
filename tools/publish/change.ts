import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
  type Change,
  promoted,
  registeredOf,
  RegistryRefusal,
  rolledBack,
  switched,
  unpublished,
} from '../../server/remotes/registry/changes.ts';
import { updateState } from '../../server/remotes/registry/files.ts';
import { damagedFiles } from '../../server/remotes/registry/integrity.ts';
import { brokenBy, providedModulesFile } from '../../server/remotes/registry/needs.ts';
import type { RegisteredRemote, State } from '../../server/remotes/registry/types.ts';

type ChangeOf = (state: State, name: string, change: Change, to?: string) => State;

/** Changes of the registry that need no build [portal.rollback] [portal.any-version]. */
const changes = {
  promote: promoted,
  rollback: rolledBack,
  unpublish: unpublished,
  disable: (state, name, change) => switched(state, name, false, change),
  enable: (state, name, change) => switched(state, name, true, change),
} as const satisfies Record<string, ChangeOf>;

export type RegistryAction = keyof typeof changes;
export const isRegistryAction = (action: string): action is RegistryAction => Object.hasOwn(changes, action);

/** A remote in one line of the output. */
const describeRemote = (name: string, registered: RegisteredRemote | undefined) => {
  if (!registered) return `${name} is no longer published.`;
  const { version, candidate, disabled } = registered;
  const more = [...(candidate ? [`candidate ${candidate.version}`] : []), ...(disabled ? ['disabled'] : [])];
  return `${name} is at ${version}${more.length ? ` (${more.join(', ')})` : ''}.`;
};

/** A version can be used only if its files are complete and the shell provides what it needs [portal.any-version]. */
function assertUsable(remotesDir: string, shellDir: string, after: State, name: string) {
  const registered = after.registry.remotes[name];
  if (!registered || registered.disabled) return;
  const { version } = registered;
  const damaged = damagedFiles(remotesDir, registered);
  if (damaged.length) {
    const files = `${damaged.slice(0, 3).join(', ')}${damaged.length > 3 ? ` and ${damaged.length - 3} more` : ''}`;
    throw new RegistryRefusal(
      `${name} ${version} can’t be used: ${files} of its files are missing or changed. Publish it again from its commit (npm run remotes -- ${name}).`,
    );
  }
  // A rollback on a machine without the shell is not blocked.
  if (!existsSync(join(shellDir, providedModulesFile))) return;
  const broken = brokenBy(shellDir, after).filter((problem) => problem.startsWith(`${name} ${version} `));
  if (broken.length) throw new RegistryRefusal(`The portal’s shell lacks names: ${broken.join('; ')}.`);
}

/**
 * Promotes, rolls back, unpublishes, disables or enables a remote.
 *
 * @returns the resulting state, in one line @throws RegistryRefusal when refused; the registry is then unchanged
 */
export async function changeRemote(
  action: RegistryAction,
  name: string,
  { remotesDir, shellDir, change, to }: { remotesDir: string; shellDir: string; change: Change; to?: string },
): Promise<string> {
  const result = { isChanged: false };
  const { registry } = await updateState(remotesDir, (state) => {
    registeredOf(state, name);
    const after = changes[action](state, name, change, to);
    result.isChanged = after !== state;
    const before = state.registry.remotes[name];
    const current = after.registry.remotes[name];
    if (current?.version !== before?.version || current?.disabled !== before?.disabled)
      assertUsable(remotesDir, shellDir, after, name);
    return after;
  });
  return `${describeRemote(name, registry.remotes[name])}${result.isChanged ? '' : ' Nothing changed.'}`;
}
