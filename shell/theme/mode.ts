import { browserStorage } from '@memocartes/shared-ui/storage';

/** Light, dark, or as the system is. */
export type Mode = 'light' | 'dark' | 'system';

const key = 'memocartes.mode';

/** The theme chosen last on this browser; as the system is unless told. */
export function savedMode(): Mode {
  const saved = browserStorage.read(key);
  return saved === 'light' || saved === 'dark' ? saved : 'system';
}

/** Remembers the theme that a person chose. */
export const saveMode = (mode: Mode): void => void browserStorage.write(key, mode);

/** Puts a theme on the page at once: what is drawn before the application must not flash. */
export function showMode(mode: Mode): void {
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['mode'] = dark ? 'dark' : 'light';
}
