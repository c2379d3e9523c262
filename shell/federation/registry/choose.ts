import { getsCandidate } from '@memocartes/contract/remotes/candidates';
import type { RegisteredRemote, Registry, RemoteVersion } from '@memocartes/shared-shell/remote';

import { activeOverride } from './activeOverride.ts';
import { isAvoided } from './avoided.ts';
import { isReadable } from './isReadable.ts';

/** Properties of the visitor that determine which versions the visitor gets. */
type Visitor = { readonly id: number; readonly schoolId: number | null };

/** How a version was chosen. `hasLastGood`: whether there is a version to fall back to. */
export type Choice = { readonly isCandidate: boolean; readonly hasLastGood: boolean };

type Chosen = { readonly remote: RegisteredRemote; readonly choice: Choice };

function choose(registered: RegisteredRemote, visitor?: Visitor): Chosen | undefined {
  const { candidate, previous, disabled, ...stable } = registered;
  const ifDisabled = disabled && { disabled };
  const tried = activeOverride()?.entry;
  if (tried?.name === stable.name) {
    return { remote: { ...tried, ...ifDisabled }, choice: { isCandidate: false, hasLastGood: false } };
  }
  const offered = candidate && getsCandidate(visitor, candidate) ? candidate : undefined;
  const isUsable = (version: RemoteVersion | undefined): version is RemoteVersion =>
    version !== undefined && isReadable(version);
  const working = [offered, stable, previous].filter(isUsable).filter(({ name, version }) => !isAvoided(name, version));
  const [first, next] = working.length > 0 ? working : [stable, previous].filter(isUsable);
  if (!first) return undefined;
  return {
    remote: { ...first, ...(next && { previous: next }), ...ifDisabled },
    // If all versions failed, there is no version to revert to: a page that reverts would reload without end.
    choice: { isCandidate: first === offered, hasLastGood: working.length > 1 },
  };
}

const mapRemotes = (
  { remotes }: Registry,
  versionOf: (registered: RegisteredRemote) => RegisteredRemote | undefined,
): Registry => ({
  remotes: Object.fromEntries(
    Object.entries(remotes).flatMap(([name, registered]) => {
      const version = versionOf(registered);
      return version ? [[name, version]] : [];
    }),
  ),
});

/**
 * The registry with the version of each remote that a visitor gets, and the next one as `previous` [portal.candidate]
 * [portal.remote-healed]. Versions that failed in this browser are left out; if all failed, only the candidate is left
 * out. A developer's override has no `previous`, so that the developer sees its failures. Versions whose records can't
 * be read are left out, and so are remotes without any other version [portal.unreadable-record].
 */
export const versionsFor = (registry: Registry, visitor?: Visitor): Registry =>
  mapRemotes(registry, (registered) => choose(registered, visitor)?.remote);

const choicesOfPage = new Map<string, Choice>();

/** The version of a remote that this page uses, chosen as in `versionsFor`. `choiceOf` returns the choice. */
export function choosePageVersion(registered: RegisteredRemote, visitor?: Visitor): RegisteredRemote | undefined {
  const chosen = choose(registered, visitor);
  if (!chosen) return undefined;
  const { remote, choice } = chosen;
  choicesOfPage.set(`${remote.name} ${remote.version}`, choice);
  return remote;
}

/** The registry with the versions that this page uses. */
export const choosePageVersions = (registry: Registry, visitor?: Visitor): Registry =>
  mapRemotes(registry, (registered) => choosePageVersion(registered, visitor));

/** The choice that led to this version; undefined for a version that the page fell back to. */
export const choiceOf = (remote: string, version: string): Choice | undefined =>
  choicesOfPage.get(`${remote} ${version}`);
