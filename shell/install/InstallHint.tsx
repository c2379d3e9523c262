import { addTexts } from '@memocartes/shared-shell/i18n';
import { Can } from '@memocartes/shared-shell/session';
import { browserStorage } from '@memocartes/shared-ui/storage';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { InstallBanner } from './InstallBanner.tsx';
import { installTexts } from './texts.ts';
import { isForHomeScreen } from './useInstall.ts';

const key = 'memocartes.install-hint';

/** Conversations, whose message field must stay at the bottom of the screen. */
const isConversation = (pathname: string) => pathname.startsWith('/messaging/');

const loadBanner = async () => {
  const [{ InstallBanner: Loaded }] = await Promise.all([import('./InstallBanner.tsx'), addTexts(installTexts)]);
  return Loaded;
};

function Hint() {
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  const [Banner, setBanner] = useState<ComponentType<ComponentProps<typeof InstallBanner>>>();
  const inConversation = isConversation(pathname);
  const isDue = pathname !== firstPathname && !inConversation;
  useEffect(() => {
    if (!isDue || browserStorage.read(key) || !isForHomeScreen()) return;
    let isCurrent = true;
    loadBanner().then(
      (Loaded) => {
        // If the browser refuses storage, the hint would be shown at every visit.
        if (isCurrent && browserStorage.write(key, 'shown')) setBanner(() => Loaded);
      },
      // Offline, the page works without the hint, which is shown at a later visit.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue]);
  return Banner && !inConversation ? <Banner onClose={() => setBanner(undefined)} /> : null;
}

/**
 * Tells followers once how to put the portal on the home screen, after they have opened another page, but not above a
 * conversation [interface.install-hint].
 */
export function InstallHint() {
  return (
    <Can do="student:own-children">
      <Hint />
    </Can>
  );
}
