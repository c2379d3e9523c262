import { disabled, enabled } from '../../server/remotes/registry/disable.ts';
import { updateState } from '../../server/remotes/registry/files.ts';
import { promoted, unpublished } from '../../server/remotes/registry/publish.ts';
import { rolledBack } from '../../server/remotes/registry/roll-back.ts';
import { type Change, registeredOf, RegistryRefusal } from '../../server/remotes/registry/state-changes.ts';
import type { RegisteredRemote, State } from '../../server/remotes/registry/types.ts';
import { findUnusable, type Unusable } from '../../server/remotes/registry/usable.ts';

type ChangeOf = (state: State, name: string, change: Change, to?: string) => State;

/** Changes of the registry that need no build [portal.rollback] [portal.any-version]. */
const changes = {
  promote: promoted,
  rollback: rolledBack,
  unpublish: unpublished,
  disable: disabled,
  enable: enabled,
} as const satisfies Record<string, ChangeOf>;

export type RegistryAction = keyof typeof changes;
export const isRegistryAction = (action: string): action is RegistryAction => Object.hasOwn(changes, action);

/** Describes a remote in one line of the output. */
const describeRemote = (name: string, registered: RegisteredRemote | undefined) => {
  if (!registered) return `${name} is no longer published.`;
  const { version, candidate, disabled: isDisabled } = registered;
  const more = [...(candidate ? [`candidate ${candidate.version}`] : []), ...(isDisabled ? ['disabled'] : [])];
  return `${name} is at ${version}${more.length > 0 ? ` (${more.join(', ')})` : ''}.`;
};

function refusalOf(name: string, { version, damaged, broken }: Unusable): RegistryRefusal {
  if (damaged.length === 0) {
    return new RegistryRefusal(
      `The portal’s shell lacks names: ${broken.join('; ')}. Build and deploy the shell first (npm run build; npm start), or choose another version (npm run remotes -- ${name}).`,
    );
  }
  const files = `${damaged.slice(0, 3).join(', ')}${damaged.length > 3 ? ` and ${damaged.length - 3} more` : ''}`;
  return new RegistryRefusal(
    `${name} ${version} can’t be used: ${files} of its files are missing or changed. Publish it again from its commit (npm run remotes -- ${name}).`,
  );
}

/**
 * Promotes, rolls back, unpublishes, disables or enables a remote.
 *
 * @returns the resulting state, in one line @throws RegistryRefusal when the change is refused: the registry
 * stays unchanged
 */
export async function changeRemote(
  action: RegistryAction,
  name: string,
  {
    remotesDir,
    shellDir,
    change,
    to,
  }: { readonly remotesDir: string; readonly shellDir: string; readonly change: Change; readonly to?: string },
): Promise<string> {
  const result = { isChanged: false };
  const { registry } = await updateState(remotesDir, (state) => {
    registeredOf(state, name);
    const after = changes[action](state, name, change, to);
    result.isChanged = after !== state;
    const unusable = findUnusable({ remotesDir, shellDir }, [state, after], name);
    if (unusable) throw refusalOf(name, unusable);
    return after;
  });
  const further = action === 'rollback' && to === undefined ? ' --to VERSION goes back further.' : '';
  return `${describeRemote(name, registry.remotes[name])}${result.isChanged ? '' : ` Nothing changed.${further}`}`;
}
