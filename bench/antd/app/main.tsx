import '@memocartes/shared-ui/theme.css';

import { Button } from '@memocartes/shared-ui/button';
import { ThemeProvider } from '@memocartes/shared-ui/theme';
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Load = () => Promise<{ readonly default: ComponentType }>;

const screens: Readonly<Record<string, Load>> = {
  'table.ours': () => import('./screens/table.ours.tsx'),
  'table.antd': () => import('./screens/table.antd.tsx'),
  'search.ours': () => import('./screens/search.ours.tsx'),
  'search.antd': () => import('./screens/search.antd.tsx'),
  'dates.ours': () => import('./screens/dates.ours.tsx'),
  'dates.antd': () => import('./screens/dates.antd.tsx'),
  'file.ours': () => import('./screens/file.ours.tsx'),
  'file.antd': () => import('./screens/file.antd.tsx'),
  'steps.ours': () => import('./screens/steps.ours.tsx'),
  'steps.antd': () => import('./screens/steps.antd.tsx'),
  'tooltip.ours': () => import('./screens/tooltip.ours.tsx'),
  'tooltip.antd': () => import('./screens/tooltip.antd.tsx'),
  'message.ours': () => import('./screens/message.ours.tsx'),
  'message.antd': () => import('./screens/message.antd.tsx'),
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
