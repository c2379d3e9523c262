import type { RemoteVersion } from '@memocartes/shared-shell/remote';
import type { ComponentType } from 'react';

/** The version that a developer tries in this page, as the server confirmed it. */
export type Override = {
  readonly entry: RemoteVersion;
  /** Address of the manifest, for a build that is not published. */
  readonly address?: string;
  /** When it ends, in milliseconds since 1970. */
  readonly until: number;
  /** The badge that announces it on every page; it is loaded first, so that no code of the version runs without it. */
  readonly Badge: ComponentType;
};

let active: Override | undefined;

/** The override of this page; undefined for everybody but a developer who started one [override.local]. */
export const activeOverride = (): Override | undefined => active;

export function setOverride(override: Override | undefined): void {
  active = override;
}

/** Whether a version of a remote is the override: it is left out of all figures, and no other version replaces it [override.reports]. */
export const isOverridden = (remote: string, version: string): boolean =>
  active?.entry.name === remote && active.entry.version === version;
