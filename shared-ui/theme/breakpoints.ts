import { useSyncExternalStore } from 'react';

/** Widths in px from which a layout grows. Below `sm` is mobile. */
export const breakpoints = { xs: 600, sm: 1030, md: 1550, lg: 2000, xl: 2560 } as const;

/** Whether a media query matches now; follows changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** True below 1030 px (mobile means below sm). */
export const useMobile = (): boolean => useMedia(`(width < ${breakpoints.sm}px)`);
