import { useGuardedHistory } from '@memocartes/shared-shell/panel';
import { useOptionalMe } from '@memocartes/shared-shell/session';
import { classes } from '@memocartes/shared-ui/theme';

import { activeOverride } from '../federation/registry/activeOverride.ts';
import { DefaultLayout } from './DefaultLayout.tsx';
import { useFocusNeighbour } from './focus-and-scroll/useFocusNeighbour.ts';
import { useFocusPageTitle } from './focus-and-scroll/useFocusPageTitle.ts';
import { useHashScroll } from './focus-and-scroll/useHashScroll.ts';
import { useScrollRestoration } from './focus-and-scroll/useScrollRestoration.ts';
import { OfflineBanner } from './network/OfflineBanner.tsx';
import type { PortalLayoutProps } from './portalLayout.props.ts';
import { useMailLanguage } from './useMailLanguage.ts';
import './layout.css';

/** The layout of a screen, with the badge of the version that a developer tries. */
export function PortalLayout(props: PortalLayoutProps) {
  const Badge = activeOverride()?.Badge;
  return (
    <>
      {Badge && <Badge />}
      <ScreenLayout {...props} />
    </>
  );
}

/** The layout of a screen. Sidebar, header, footer and side panel are for signed-in users. */
function ScreenLayout({ layout = 'default', children, ...rest }: PortalLayoutProps) {
  const signedIn = useOptionalMe() !== undefined;
  useGuardedHistory();
  useScrollRestoration();
  useFocusPageTitle();
  useFocusNeighbour();
  useHashScroll();
  useMailLanguage();
  if (layout === 'default' && signedIn) return <DefaultLayout {...rest}>{children}</DefaultLayout>;

  return (
    <div className={classes('sh-alone', `sh-alone--${layout}`)}>
      {/* A tablet's page (`bare`) has its own offline message, since the tablet stores answers. */}
      {layout === 'default' && <OfflineBanner />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
