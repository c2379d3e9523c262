import type { RegisteredRemote, Remote } from '@memocartes/shared-shell/remote';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Loader } from '../loading/loader.ts';
import { RemoteScreen } from './RemoteScreen.tsx';

const registered: RegisteredRemote = {
  name: 'mf-teacher',
  shell: '^1',
  roles: ['TEACHER'],
  routes: [],
  menu: [],
  version: '1',
  manifest: '/m.json',
};

const renderScreen = (
  load: (remote: RegisteredRemote) => Promise<() => React.ReactNode>,
  refresh?: () => Promise<RegisteredRemote>,
) => {
  const loader: Loader = {
    remote: async () => ({ remote: {} as Remote, version: '1' }),
    screen: async (remote) => ({ Screen: await load(remote), remote: {} as Remote, version: '1' }),
  };
  return act(async () =>
    render(
      <>
        <nav>menu</nav>
        <RemoteScreen
          loader={loader}
          remote={registered}
          path="/Dashboard"
          pending="…"
          fallback={({ error, retry }) => <button onClick={retry}>{`Réessayer: ${(error as Error).message}`}</button>}
          {...(refresh && { refresh })}
        />
      </>,
    ),
  );
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('shows the screen', async () => {
  await renderScreen(async () => () => <h1>Tableau de bord</h1>);
  expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
});

test('shows the failure and keeps the menu; “Réessayer” reads the registry and loads again', async () => {
  let loads = 0;
  await renderScreen(
    async (remote) => {
      loads += 1;
      if (loads === 1) throw new Error('down');
      return () => <h1>version {remote.version}</h1>;
    },
    async () => ({ ...registered, version: '2' }),
  );
  const retryButton = await screen.findByRole('button', { name: 'Réessayer: down' });
  await act(() => userEvent.click(retryButton));
  expect(await screen.findByRole('heading', { name: 'version 2' })).toBeVisible();
  expect(screen.getByText('menu')).toBeVisible();
});

test('catches a screen that throws while it renders', async () => {
  await renderScreen(async () => () => {
    throw new Error('bug');
  });
  expect(await screen.findByRole('button', { name: 'Réessayer: bug' })).toBeVisible();
});
