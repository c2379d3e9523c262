import { getsCandidate } from '@memocartes/contract/remotes/candidates';
import type { RegisteredRemote, Registry, RemoteVersion } from '@memocartes/shared-shell/remote';

import { activeOverride } from './activeOverride.ts';
import { isAvoided } from './avoided.ts';

/** Properties of the visitor that determine which versions the visitor gets. */
type Visitor = { readonly id: number; readonly schoolId: number | null };

/** A version chosen for this page. `hasLastGood`: whether there is a version to fall back to. */
export type Choice = { readonly isCandidate: boolean; readonly hasLastGood: boolean };

const choices = new Map<string, Choice>();

/**
 * The version that a visitor gets, with the next one as `previous` [portal.candidate] [portal.remote-healed]. Versions
 * that failed in this browser are left out; if all failed, only the candidate is. A developer's override has no
 * `previous`, so that the developer sees its failures.
 */
export function chooseVersion(registered: RegisteredRemote, visitor?: Visitor): RegisteredRemote {
  const { candidate, previous, disabled, ...stable } = registered;
  const tried = activeOverride()?.entry;
  if (tried?.name === stable.name) {
    choices.set(`${tried.name} ${tried.version}`, { isCandidate: false, hasLastGood: false });
    return { ...tried, ...(disabled && { disabled }) };
  }
  const trial = candidate && getsCandidate(visitor, candidate) ? candidate : undefined;
  const isVersion = (version: RemoteVersion | undefined) => version !== undefined;
  const working = [trial, stable, previous].filter(isVersion).filter(({ name, version }) => !isAvoided(name, version));
  const [first = stable, next] = working.length > 0 ? working : [stable, previous].filter(isVersion);
  // If all versions failed, there is no version to revert to: a page that reverts would reload without end.
  choices.set(`${first.name} ${first.version}`, { isCandidate: first === trial, hasLastGood: working.length > 1 });
  return { ...first, ...(next && { previous: next }), ...(disabled && { disabled }) };
}

/** The registry with the visitor's version of each remote. */
export const chooseVersions = (registry: Registry, visitor?: Visitor): Registry => ({
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, registered]) => [name, chooseVersion(registered, visitor)]),
  ),
});

/** The choice that led to this version; undefined for a version that the page fell back to. */
export const choiceOf = (remote: string, version: string): Choice | undefined => choices.get(`${remote} ${version}`);
