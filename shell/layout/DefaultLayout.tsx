import { useHasDraft } from '@memocartes/shared-shell/drafts';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useSettings } from '@memocartes/shared-shell/settings';
import { classes, useMedia, useMobile } from '@memocartes/shared-ui/theme';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Announcements } from '../announcements/Announcements.tsx';
import { Header } from '../header/Header.tsx';
import { InstallHint } from '../install/InstallHint.tsx';
import { Sidebar } from '../menu/Sidebar.tsx';
import { Contact } from './Contact.tsx';
import { Drawer } from './Drawer.tsx';
import { useHeadHeight } from './focus-and-scroll/useHeadHeight.ts';
import { Footer } from './Footer.tsx';
import { OfflineBanner } from './network/OfflineBanner.tsx';
import { ReconnectBanner } from './network/ReconnectBanner.tsx';
import type { PortalLayoutProps } from './portalLayout.props.ts';
import { SidePanel } from './side-panel/SidePanel.tsx';
import { usePanelAddress } from './side-panel/usePanelAddress.ts';
import { SkipLink } from './SkipLink.tsx';
import { LateUpdateNotice } from './update/LateUpdateNotice.tsx';
import { useOpenOnPage } from './useOpenOnPage.ts';
import { useReducedSidebar } from './useReducedSidebar.ts';

/** A screen with sidebar, header, footer and side panel. Below 1030 px the sidebar is a drawer [interface.settings]. */
export function DefaultLayout({ remote, loader, children }: Omit<PortalLayoutProps, 'layout'>) {
  const { t } = useTranslation('shell');
  const { ENABLE_HEADER } = useSettings();
  const { component } = usePanel();
  const mobile = useMobile();
  const narrow = useMedia('(width < 1550px)');
  const [mini, setMini] = useReducedSidebar();
  const [isDrawerOpen, setIsDrawerOpen] = useOpenOnPage();
  const [contacting, setContacting] = useOpenOnPage(useHasDraft('contact'));
  const head = useRef<HTMLDivElement>(null);
  const open = component !== null;
  // Three columns need a large screen: otherwise the sidebar is reduced to icons.
  const small = mini || (open && narrow);

  usePanelAddress();
  useHeadHeight(head);

  return (
    <div className={classes('sh', !mobile && small && 'sh--mini', open && 'sh--panel')}>
      <SkipLink />
      <div ref={head} className="sh-top">
        <OfflineBanner />
        <ReconnectBanner />
        <LateUpdateNotice />
        {(ENABLE_HEADER || mobile) && (
          <Header full={ENABLE_HEADER} {...(mobile && { onMenu: () => setIsDrawerOpen(true) })} />
        )}
      </div>
      {mobile ? (
        isDrawerOpen && (
          <Drawer label={t('layout.menu')} onClose={() => setIsDrawerOpen(false)}>
            <Sidebar
              onLeave={() => setIsDrawerOpen(false)}
              onContact={() => {
                setIsDrawerOpen(false);
                setContacting(true);
              }}
            />
          </Drawer>
        )
      ) : (
        <div className="sh-side">
          <Sidebar
            mini={small}
            onContact={() => setContacting(true)}
            {...(!(open && narrow) && { onMini: () => setMini(!mini) })}
          />
        </div>
      )}
      <div className="sh-middle">
        <Announcements />
        <InstallHint />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {ENABLE_HEADER && <Footer />}
      </div>
      <SidePanel remote={remote} loader={loader} />
      {contacting && <Contact onClose={() => setContacting(false)} />}
    </div>
  );
}
