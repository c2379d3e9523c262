import { useEffect } from 'react';

import { usePublicSettings } from './settings.tsx';

/** Sets the window's title for a page without layout; without a title, leaves it unchanged. */
export function usePageTitle(title: string | undefined): void {
  const { settings } = usePublicSettings();
  const name = settings?.APP_NAME ?? 'Mémocartes';
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`;
  }, [title, name]);
}
