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

/** Colours of the header (`--mc-surface`) for the bars of the browser or the phone around the page. */
const barColours = { light: '#ffffff', dark: '#1b202c' };

/** Gives the bars around the page the colour of its header, on pages with `theme-color` [interface.install]. */
export function colourBars(dark: boolean): void {
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bars) bars.content = barColours[dark ? 'dark' : 'light'];
}

/** Applies a colour mode immediately, so that the first render does not flash [interface.first-paint]. */
export function showMode(mode: Mode): void {
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
  // Until the styles have loaded, the browser paints the empty page in this scheme.
  document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.setAttribute('content', dark ? 'dark' : 'light');
  colourBars(dark);
}
