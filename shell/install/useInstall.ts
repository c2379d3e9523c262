import { useSyncExternalStore } from 'react';

import { type InstallOffer, installOffer } from './makeInstallable.ts';

/** Whether the portal was opened from the home screen. `standalone` is Safari's own property. */
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** Whether the browser's menu can add the portal to a home screen: phones and tablets, unless opened from there. */
export const isForHomeScreen = (): boolean => matchMedia('(pointer: coarse)').matches && !isInstalled();

/** Devices whose browsers name the steps differently: iPhone and iPad, or all others. */
export type Device = 'apple' | 'other';

// Safari on an iPad presents itself as a Mac, but has a touch screen.
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** The kind of this device. */
export const thisDevice = (): Device => (isApple() ? 'apple' : 'other');

/** The browser's offer to install the portal, if it made one. */
export const useInstallOffer = (): InstallOffer | undefined =>
  useSyncExternalStore(installOffer.subscribe, installOffer.current);
