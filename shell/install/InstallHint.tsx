import { addTexts } from '@memocartes/shared-shell/i18n';
import { Can } from '@memocartes/shared-shell/session';
import { browserStorage } from '@memocartes/shared-ui/storage';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { installTexts } from './texts.ts';
import { isForHomeScreen } from './useInstall.ts';

const key = 'memocartes.install-hint';

const loadBanner = async () => {
  const [{ InstallBanner }] = await Promise.all([import('./InstallBanner.tsx'), addTexts(installTexts)]);
  return InstallBanner;
};

function Hint() {
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  const [Banner, setBanner] = useState<ComponentType>();
  const hasMoved = pathname !== firstPathname;
  useEffect(() => {
    if (!hasMoved || browserStorage.read(key) || !isForHomeScreen()) return;
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
  }, [hasMoved]);
  return Banner ? <Banner /> : null;
}

/**
 * Tells followers once how to put the portal on the home screen, after they have opened another page
 * [interface.install-hint].
 */
export function InstallHint() {
  return (
    <Can do="student:own-children">
      <Hint />
    </Can>
  );
}
