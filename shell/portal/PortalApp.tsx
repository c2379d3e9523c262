import { authApi } from '@memocartes/shared-api/auth.api';
import { SettingsProvider } from '@memocartes/shared-shell/settings';
import { createPortalStore } from '@memocartes/shared-shell/store';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';

import { ownerOf } from '../federation/registry/owner.ts';
import { RegistryProvider } from '../guard/reachable.tsx';
import { sessionWatch } from '../session/sessionWatch.ts';
import { markSignedIn } from '../session/signedInBefore.ts';
import { PortalTheme } from './PortalTheme.tsx';
import type { PortalStart } from './readPortal.ts';
import { Screens } from './Screens.tsx';
import { SignedInUser } from './SignedInUser.tsx';

function storeOf({ registry, session }: PortalStart) {
  const needsSession = () =>
    session.state === 'open' && ownerOf(location.pathname, undefined, registry).status !== 'ok';
  const accountId = session.state === 'open' ? session.user.id : undefined;
  const store = createPortalStore(undefined, sessionWatch({ needsSession, accountId }));
  // The guard has already read the user: the store starts with it.
  if (session.state === 'open') {
    markSignedIn();
    void store.dispatch(authApi.util.upsertQueryData('getMe', undefined, { user: session.user }));
  }
  return store;
}

/** The portal with everything that screens use. */
export function PortalApp(start: PortalStart) {
  const [store] = useState(() => storeOf(start));
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
