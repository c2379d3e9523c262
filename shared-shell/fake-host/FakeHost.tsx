import { roleRow } from '@memocartes/contract/permissions/roles';
import { Confirms } from '@memocartes/shared-ui/dialog';
import { type ThemeMode, ThemeProvider } from '@memocartes/shared-ui/theme';
import { toast, Toasts } from '@memocartes/shared-ui/toast';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';

import { useLocale } from '../i18n/useLocale.ts';
import type { PanelState } from '../panel/panel.slice.ts';
import { useGuardedHistory } from '../panel/useGuardedHistory.ts';
import { type Me, SessionProvider } from '../session/session.tsx';
import { type Settings, SettingsProvider } from '../settings/settings.tsx';
import { createPortalStore, type PortalStore } from '../store/store.ts';
import { fakeSettings } from './people.ts';

export type FakeHostProps = {
  /** The signed-in person; a visitor by default. */
  readonly me?: Me;
  /** The address: `/classes/3?page=2`. */
  readonly route?: string;
  /** Pattern of the screen's route, for its parameters: `/classes/:id?`. */
  readonly path?: string;
  readonly mode?: ThemeMode;
  readonly settings?: Partial<Settings>;
  /** Initial state of the side panel. */
  readonly panel?: PanelState;
  /** A new store by default. */
  readonly store?: PortalStore;
  readonly children: ReactNode;
};

function GuardedHistory() {
  useGuardedHistory();
  return null;
}

/**
 * Provides everything that a screen needs from its host, without the portal. Texts come from `startTexts`, as in the
 * portal.
 */
export function FakeHost({
  me,
  route = '/',
  path = '*',
  mode = 'light',
  settings,
  panel,
  store: givenStore,
  children,
}: FakeHostProps) {
  const [store] = useState(() => givenStore ?? createPortalStore(panel));
  const locale = useLocale();
  // Toasts outlive the components of a page: a test must not find those of the test before it.
  useEffect(() => toast.dismissAll, []);
  return (
    <Provider store={store}>
      <ThemeProvider {...(me && { accent: roleRow(me.role).accent })} mode={mode} locale={locale} link={Link}>
        <SettingsProvider value={{ ...fakeSettings, ...settings }}>
          <SessionProvider value={me}>
            <MemoryRouter initialEntries={[route]}>
              <GuardedHistory />
              <Routes>
                <Route path={path} element={children} />
                <Route path="*" element={null} />
              </Routes>
            </MemoryRouter>
            <Confirms />
            <Toasts />
          </SessionProvider>
        </SettingsProvider>
      </ThemeProvider>
    </Provider>
  );
}
