import { useOptionalMe } from '@memocartes/shared-shell/session';
import { useCallback, useEffect, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { publicPath } from '../boot/publicPath.ts';
import { choosePageVersion } from '../federation/registry/choose.ts';
import { readRegistry } from '../federation/registry/readRegistry.ts';
import { RemoteScreen } from '../federation/screen/RemoteScreen.tsx';
import { useScreenPrefetch } from '../federation/screen/useScreenPrefetch.ts';
import { decide, type Decision } from '../guard/decide.ts';
import { useRegistry } from '../guard/reachable.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { PortalLayout } from '../layout/PortalLayout.tsx';
import { DisabledPage, ForbiddenPage, UnknownPage } from '../pages/ErrorPages.tsx';
import { RemoteErrorPage } from '../pages/RemoteErrorPage.tsx';
import { NoticeWhenDue } from '../privacy/NoticeWhenDue.tsx';
import { leaveTo } from '../session/leaveTo.ts';
import type { Session } from '../session/readSession.ts';
import { rememberRequestedPage } from '../session/requestedPage.ts';
import { loader } from './loader.ts';

type Props = { readonly session: Session };

/** The screen of the address, in its layout [interface.guard]. */
export function Screens({ session }: Props) {
  const registry = useRegistry();
  const location = useLocation();
  const me = useOptionalMe();
  const decision = useMemo(
    (): Decision =>
      publicPath(location.pathname)
        ? { to: 'leave', address: location.pathname + location.search + location.hash }
        : // The user's permissions may have changed since the portal started.
          decide(location.pathname, me ? { state: 'open', user: me } : session, registry, location.search),
    [location, session, me, registry],
  );
  const leaving = decision.to === 'leave' ? decision.address : undefined;
  useEffect(() => {
    if (!leaving) return;
    rememberRequestedPage(location);
    leaveTo(leaving);
  }, [leaving, location]);

  if (decision.to === 'leave') return null;
  const remote = decision.to === 'screen' ? decision.remote : undefined;

  return (
    <PortalLayout layout={decision.to === 'screen' ? decision.route.layout : undefined} remote={remote} loader={loader}>
      <Content decision={decision} />
      <NoticeWhenDue />
    </PortalLayout>
  );
}

function Content({ decision }: { readonly decision: Exclude<Decision, { readonly to: 'leave' }> }) {
  const signedIn = useOptionalMe() !== undefined;
  if (decision.to === 'forbidden') return <ForbiddenPage />;
  if (decision.to === 'disabled') return <DisabledPage />;
  if (decision.to === 'unknown') return <UnknownPage alone={!signedIn} />;
  return <Screen {...decision} />;
}

function Screen({ remote, route }: Extract<Decision, { readonly to: 'screen' }>) {
  useScreenPrefetch(loader, remote);
  const me = useOptionalMe();
  const id = me?.id;
  const schoolId = me?.schoolId;
  // Memoised per person: a new function would reload the screen.
  const refresh = useCallback(
    async (name: string) => {
      const latest = (await readRegistry()).remotes[name];
      return latest && choosePageVersion(latest, id === undefined ? undefined : { id, schoolId: schoolId ?? null });
    },
    [id, schoolId],
  );
  const screen = (
    <RemoteScreen
      loader={loader}
      remote={remote}
      path={route.path}
      refresh={refresh}
      pending={<PageSkeleton />}
      fallback={(failure) => <RemoteErrorPage {...failure} />}
    />
  );

  return (
    <Routes>
      <Route path={route.path} element={screen} />
    </Routes>
  );
}
