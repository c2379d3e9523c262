import { useEffect } from 'react';

import { usePublicSettings } from './settings.tsx';

/** Names the window after a page that has no layout around it to do so; without a title, leaves it as it is. */
export function usePageTitle(title: string | undefined): void {
  const { settings } = usePublicSettings();
  const name = settings?.APP_NAME ?? 'Mémocartes';
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`;
  }, [title, name]);
}
