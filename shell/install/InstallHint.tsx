import { addTexts } from '@memocartes/shared-shell/i18n';
import { Can } from '@memocartes/shared-shell/session';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { browserStorage } from '@memocartes/shared-ui/storage';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { installTexts } from './texts.ts';
import { isForHomeScreen } from './useInstall.ts';

const key = 'memocartes.install-hint';

const InstallBanner = lazyPart(() =>
  Promise.all([import('./InstallBanner.tsx'), addTexts(installTexts)]).then(
    ([{ InstallBanner: Loaded }]) => ({ default: Loaded }),
    // Offline, the page works without the hint.
    () => ({ default: () => null }),
  ),
);

function Hint() {
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  const [isShown, setIsShown] = useState(false);
  const hasMoved = pathname !== firstPathname;
  useEffect(() => {
    if (!hasMoved || browserStorage.read(key) || !isForHomeScreen()) return;
    // If the browser refuses storage, the hint would be shown at every visit.
    // Deferred, so that the effect itself changes no state.
    if (browserStorage.write(key, 'shown')) queueMicrotask(() => setIsShown(true));
  }, [hasMoved]);
  return isShown ? <InstallBanner /> : null;
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
