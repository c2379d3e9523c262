import type { RemoteVersion } from '@memocartes/shared-shell/remote';
import type { ComponentType } from 'react';

/** The version that a developer tries in this page, as the server confirmed it. */
export type Override = {
  readonly entry: RemoteVersion;
  /** Of a build that is not published: where its manifest is. */
  readonly address?: string;
  /** When it ends, in milliseconds since 1970. */
  readonly until: number;
  /** What shows it on every page; it comes with this page, so that no code of the version runs without it. */
  readonly Badge: ComponentType;
};

let active: Override | undefined;

/** What is tried in this page; undefined for everybody but a developer who switched it on [override.local]. */
export const activeOverride = (): Override | undefined => active;

export function setOverride(override: Override | undefined): void {
  active = override;
}

/** Whether a version of a remote is one that is tried: it counts for nothing, and nothing replaces it [override.reports]. */
export const isOverridden = (remote: string, version: string): boolean =>
  active?.entry.name === remote && active.entry.version === version;
