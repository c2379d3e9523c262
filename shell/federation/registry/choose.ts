import { getsCandidate } from '@memocartes/contract/remotes/candidates';
import type { RegisteredRemote, Registry, RemoteVersion } from '@memocartes/shared-shell/remote';

import { isAvoided } from '../health/avoided.ts';
import { activeOverride } from '../override/active.ts';

/** Properties of the visitor that decide about versions. */
export type Visitor = { readonly id: number; readonly schoolId: number | null };

/** What the page knows of a version in use: whether it is on trial, and whether there is another one to go back to. */
export type Choice = { readonly isCandidate: boolean; readonly hasLastGood: boolean };

const choices = new Map<string, Choice>();

/**
 * The version that a visitor gets, with the next one as `previous`; versions that failed in this browser come last [portal.candidate]. What a developer
 * tries has no other one behind it: its failures are seen.
 */
export function chooseVersion(registered: RegisteredRemote, visitor?: Visitor): RegisteredRemote {
  const { candidate, previous, disabled, ...stable } = registered;
  const tried = activeOverride()?.entry;
  if (tried?.name === stable.name) {
    choices.set(`${tried.name} ${tried.version}`, { isCandidate: false, hasLastGood: false });
    return { ...tried, ...(disabled && { disabled }) };
  }
  const trial = candidate && getsCandidate(visitor, candidate) ? candidate : undefined;
  const all = [trial, stable, previous].filter((version): version is RemoteVersion => version !== undefined);
  const sound = all.filter(({ name, version }) => !isAvoided(name, version));
  const [first = stable, next] = sound.length ? sound : all;
  choices.set(`${first.name} ${first.version}`, { isCandidate: first === trial, hasLastGood: next !== undefined });
  return { ...first, ...(next && { previous: next }), ...(disabled && { disabled }) };
}

/** The registry as one visitor gets it. */
export const chooseVersions = (registry: Registry, visitor?: Visitor): Registry => ({
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, registered]) => [name, chooseVersion(registered, visitor)]),
  ),
});

/** What the page knows of a version that it chose; undefined for one that it fell back to. */
export const choiceOf = (remote: string, version: string): Choice | undefined => choices.get(`${remote} ${version}`);
