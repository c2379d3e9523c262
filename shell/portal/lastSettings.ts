import type { Settings } from '@memocartes/shared-shell/settings';

const key = 'memocartes.settings';

/** Remembers the settings of this portal: nothing in them is anybody's. */
export const keepSettings = (settings: Settings): void => localStorage.setItem(key, JSON.stringify(settings));

/** The settings as this browser knew them last. */
export function lastSettings(): Settings | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Settings | null) ?? undefined;
  } catch {
    return undefined;
  }
}
