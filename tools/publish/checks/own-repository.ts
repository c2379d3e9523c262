import { historyOf } from '../../../server/remotes/registry/state-changes.ts';
import type { State } from '../../../server/remotes/registry/types.ts';

/** Remotes whose version in use came from their own repository. */
export const externalRemotes = (state: State): string[] =>
  Object.values(state.registry.remotes)
    .filter(({ name, version }) =>
      historyOf(state, name).versions.some((past) => past.entry.version === version && past.isExternal),
    )
    .map(({ name }) => name);

/** The problem if a remote of this name was published from another repository [portal.own-repository]. */
export function repositoryProblem(state: State, name: string, isExternal: boolean): string | undefined {
  if (!state.registry.remotes[name] || externalRemotes(state).includes(name) === isExternal) return undefined;
  return isExternal
    ? 'the portal’s own repository has a remote of that name.'
    : `another repository has published a remote of that name. Unpublish that one first: npm run unpublish-remote -- ${name}.`;
}
