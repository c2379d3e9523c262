import type { RemoteVersion } from '@memocartes/shared-shell/remote';
import type { ComponentType } from 'react';

/** The version that a developer tries on this page, as confirmed by the server. */
export type Override = {
  readonly entry: RemoteVersion;
  /** URL of the manifest, for an unpublished build. */
  readonly address?: string;
  /** Time at which the override ends, in milliseconds since 1970. */
  readonly until: number;
  /** The badge shown on every page. It is loaded first: no code of the version runs before the badge can be shown. */
  readonly Badge: ComponentType;
};

let active: Override | undefined;

/** The override of this page; undefined except for a developer who started one [override.local]. */
export const activeOverride = (): Override | undefined => active;

export function setOverride(override: Override | undefined): void {
  active = override;
}

/**
 * Whether a version of a remote is the override. An override is excluded from all figures and never replaced by another
 * version [override.reports].
 */
export const isOverridden = (remote: string, version: string): boolean =>
  active?.entry.name === remote && active.entry.version === version;
