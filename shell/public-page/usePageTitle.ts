import { useEffect } from 'react';

import { useAppName } from './settings.tsx';

/** Sets the window's title for a page without layout; without a title, leaves it unchanged. */
export function usePageTitle(title: string | undefined): void {
  const name = useAppName();
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`;
  }, [title, name]);
}
