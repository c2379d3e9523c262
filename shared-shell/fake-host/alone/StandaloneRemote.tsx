import { roleRow } from '@memocartes/contract/permissions/roles';
import { Confirms } from '@memocartes/shared-ui/dialog';
import { ThemeProvider } from '@memocartes/shared-ui/theme';
import { Toasts } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Navigate, NavLink, Route, Routes } from 'react-router-dom';

import { useLocale } from '../../i18n/useLocale.ts';
import { LazyScreen } from '../../panel/LazyScreen.tsx';
import { PanelOutlet } from '../../panel/PanelOutlet.tsx';
import type { Remote } from '../../remote/define.ts';
import { type Me, SessionProvider } from '../../session/session.tsx';
import { type Settings, SettingsProvider } from '../../settings/settings.tsx';
import { createPortalStore } from '../../store/store.ts';

type Props = { readonly remote: Remote; readonly settings: Settings; readonly me?: Me };

/** A path that matches the pattern, without optional parameters and with 1 for each required parameter. */
const examplePath = (path: string) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1');

/** A remote's screens and panels with a minimal host, and a list of its routes as the menu. */
export function StandaloneRemote({ remote, settings, me }: Props) {
  const [store] = useState(() => createPortalStore());
  const locale = useLocale();
  const paths = remote.record.routes.map((route) => route.path);
  return (
    <Provider store={store}>
      <ThemeProvider {...(me && { accent: roleRow(me.role).accent })} mode="light" locale={locale} link={Link}>
        <SettingsProvider value={settings}>
          <SessionProvider value={me}>
            <BrowserRouter>
              <nav>
                {paths.map((path) => (
                  <NavLink key={path} to={examplePath(path)} style={{ marginInlineEnd: 16 }}>
                    {path}
                  </NavLink>
                ))}
              </nav>
              <Routes>
                {paths.map((path) => (
                  <Route key={path} path={path} element={<LazyScreen screen={remote.screens[path]!} />} />
                ))}
                <Route path="*" element={<Navigate to={examplePath(paths[0] ?? '/')} replace />} />
              </Routes>
              <PanelOutlet panels={remote.panels ?? {}} pending={null} />
            </BrowserRouter>
            <Confirms />
            <Toasts />
          </SessionProvider>
        </SettingsProvider>
      </ThemeProvider>
    </Provider>
  );
}
