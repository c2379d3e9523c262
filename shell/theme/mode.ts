import { browserStorage } from '@memocartes/shared-ui/storage';

/** Light, dark, or the system's mode. */
export type Mode = 'light' | 'dark' | 'system';

const key = 'memocartes.mode';

/** The colour mode stored in this browser; `system` by default. */
export function savedMode(): Mode {
  const saved = browserStorage.read(key);
  return saved === 'light' || saved === 'dark' ? saved : 'system';
}

/** Stores the colour mode that the user chose. */
export const saveMode = (mode: Mode): void => void browserStorage.write(key, mode);

/** Applies a colour mode at once, so that the first render does not flash. */
export function showMode(mode: Mode): void {
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
}
