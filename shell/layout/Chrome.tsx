import { useGuardedHistory } from '@memocartes/shared-shell/panel';
import { useOptionalMe } from '@memocartes/shared-shell/session';

import type { ChromeProps } from './chromeProps.ts';
import { DefaultLayout } from './DefaultLayout.tsx';
import { OfflineBanner } from './network/OfflineBanner.tsx';
import { useFocusPageTitle } from './useFocusPageTitle.ts';
import { useHashScroll } from './useHashScroll.ts';
import './layout.css';

/** What is around a screen. Sidebar, header, footer and aside are for people who are signed in. */
export function Chrome({ layout = 'default', children, ...rest }: ChromeProps) {
  const signedIn = useOptionalMe() !== undefined;
  useGuardedHistory();
  useFocusPageTitle();
  useHashScroll();
  if (layout === 'default' && signedIn) return <DefaultLayout {...rest}>{children}</DefaultLayout>;
  return (
    <div className={`sh-alone sh-alone--${layout}`}>
      {/* A bare page says for itself what being offline means: a tablet keeps its answers. */}
      {layout === 'default' && <OfflineBanner />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
