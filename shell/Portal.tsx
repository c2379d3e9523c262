import type { Registry, Remote } from '@memocartes/shared-shell/remote';
import i18next from 'i18next';
import { use } from 'react';
import { initReactI18next } from 'react-i18next';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';

import { ownerOf } from './federation/owner.ts';
import { portalLoader } from './federation/portal-loader.ts';
import { readRegistry } from './federation/registry.ts';
import { RemoteScreen } from './federation/RemoteScreen.tsx';

void i18next.use(initReactI18next).init({ lng: 'fr', resources: {}, interpolation: { escapeValue: false } });

async function addTexts(remote: Remote) {
  const texts = (await remote.texts.fr()).default;
  for (const [namespace, keys] of Object.entries(texts)) i18next.addResourceBundle('fr', namespace, keys, true, true);
}

const loader = portalLoader(addTexts);
const coming = readRegistry();
const refresh = async (name: string) => (await readRegistry()).remotes[name];

function Page({ registry }: { registry: Registry }) {
  const owner = ownerOf(useLocation().pathname, 'TEACHER', registry);
  if (owner.status !== 'ok') return <h1>Oops, vous semblez perdu</h1>;
  const { remote, route } = owner;
  const page = (
    <RemoteScreen
      loader={loader}
      remote={remote}
      path={route.path}
      refresh={refresh}
      pending={null}
      fallback={({ retry }) => <button onClick={retry}>Réessayer</button>}
    />
  );
  return (
    <Routes>
      <Route path={route.path} element={page} />
    </Routes>
  );
}

export default function Portal() {
  const registry = use(coming);
  return (
    <BrowserRouter>
      <Page registry={registry} />
    </BrowserRouter>
  );
}
