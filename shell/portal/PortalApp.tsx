import { authApi } from '@memocartes/shared-api/auth.api';
import { sessionLost } from '@memocartes/shared-api/base';
import { watchDownloads } from '@memocartes/shared-api/download';
import { SettingsProvider } from '@memocartes/shared-shell/settings';
import { createPortalStore } from '@memocartes/shared-shell/store';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';

import { remoteOfPath } from '../federation/registry/remoteOfPath.ts';
import { RegistryProvider } from '../guard/reachable.tsx';
import { leaveOnSessionLoss } from '../session/leaveOnSessionLoss.ts';
import { markSignedIn, watchAccount } from '../session/signedInAccount.ts';
import { PortalTheme } from './PortalTheme.tsx';
import type { PortalStart } from './readPortal.ts';
import { Screens } from './Screens.tsx';
import { SignedInUser } from './SignedInUser.tsx';

const accountOf = ({ session }: PortalStart) => (session.state === 'open' ? session.user.id : undefined);

function storeOf(start: PortalStart) {
  const { registry, session } = start;
  const needsSession = () =>
    session.state === 'open' && remoteOfPath(location.pathname, undefined, registry).status !== 'ok';
  const store = createPortalStore(undefined, leaveOnSessionLoss({ needsSession, accountId: accountOf(start) }));
  // The guard has already read the user: the store starts with it.
  if (session.state === 'open') {
    markSignedIn(session.user.id);
    void store.dispatch(authApi.util.upsertQueryData('getMe', undefined, { user: session.user }));
  }
  return store;
}

/** The portal's screens inside the providers that they use. */
export function PortalApp(start: PortalStart) {
  const [store] = useState(() => storeOf(start));
  const accountId = accountOf(start);
  // After another person's sign-in in another tab, this page's calls would be made, and recorded, as that person.
  useEffect(
    () =>
      accountId === undefined
        ? undefined
        : watchAccount(accountId, () => void store.dispatch(sessionLost('UNAUTHENTICATED'))),
    [accountId, store],
  );
  useEffect(() => watchDownloads((loss, sentAt) => void store.dispatch(sessionLost(loss, sentAt))), [store]);
  return (
    <Provider store={store}>
      <SettingsProvider value={start.settings}>
        <BrowserRouter>
          <SignedInUser session={start.session}>
            <PortalTheme>
              <RegistryProvider value={start.registry}>
                <Screens session={start.session} />
              </RegistryProvider>
            </PortalTheme>
          </SignedInUser>
        </BrowserRouter>
      </SettingsProvider>
    </Provider>
  );
}
