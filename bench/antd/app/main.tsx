import '@memocartes/shared-ui/theme.css';

import { Button } from '@memocartes/shared-ui/button';
import { ThemeProvider } from '@memocartes/shared-ui/theme';
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Load = () => Promise<{ readonly default: ComponentType }>;

const screens: Readonly<Record<string, Load>> = {
  'table.ours': () => import('./screens/ours/table.tsx'),
  'table.antd': () => import('./screens/antd/table.tsx'),
  'search.ours': () => import('./screens/ours/search.tsx'),
  'search.antd': () => import('./screens/antd/search.tsx'),
  'dates.ours': () => import('./screens/ours/dates.tsx'),
  'dates.antd': () => import('./screens/antd/dates.tsx'),
  'file.ours': () => import('./screens/ours/file.tsx'),
  'file.antd': () => import('./screens/antd/file.tsx'),
  'steps.ours': () => import('./screens/ours/steps.tsx'),
  'steps.antd': () => import('./screens/antd/steps.tsx'),
  'tooltip.ours': () => import('./screens/ours/tooltip.tsx'),
  'tooltip.antd': () => import('./screens/antd/tooltip.tsx'),
  'message.ours': () => import('./screens/ours/message.tsx'),
  'message.antd': () => import('./screens/antd/message.tsx'),
};

/** A page of the portal before a click: React, the theme and a button are loaded, the screen is not. */
function Page({ load }: { readonly load: Load }) {
  const [Screen, setScreen] = useState<ComponentType>();

  const open = async () => {
    const { default: loaded } = await load();
    setScreen(() => loaded);
  };

  return (
    <ThemeProvider accent="teacher" mode="light" locale="fr">
      <main>
        <h1>Élèves</h1>
        <Button onClick={() => void open()}>Ouvrir</Button>
        {Screen && <Screen />}
      </main>
    </ThemeProvider>
  );
}

const [name = '', base] = location.hash.slice(1).split('+');
const load = screens[name];
if (!load) throw new Error(`no screen ${location.hash}`);
if (base) await import('../../../shared-ui/antd/AntdTheme.tsx');
createRoot(document.getElementById('root')!).render(<Page load={load} />);
