import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { page } from '@memocartes/shared-shell/navigation';
import { joinTexts, type RegisteredRemote, type Remote, type RemoteVersion } from '@memocartes/shared-shell/remote';
import { browserStorage } from '@memocartes/shared-ui/storage';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';

import { report } from '../../federation/health/report.ts';
import { setOverride } from '../../federation/registry/activeOverride.ts';
import { isAvoided } from '../../federation/registry/avoided.ts';
import { choosePageVersion } from '../../federation/registry/choose.ts';
import { pageTexts, portalTexts } from '../../texts/texts.ts';
import { SidePanel } from './SidePanel.tsx';
import { usePanelAddress } from './usePanelAddress.ts';

jest.mock('../../federation/health/report.ts', () => ({
  ...jest.requireActual<object>('../../federation/health/report.ts'),
  report: jest.fn(),
  sendReports: async () => undefined,
}));

const version = (version: string): RemoteVersion => ({
  name: 'mf-teacher',
  shell: '^1',
  roles: ['TEACHER'],
  routes: [],
  menu: [],
  version,
  manifest: `/remotes/mf-teacher/${version}/mf-manifest.json`,
});

function Broken(): never {
  throw new Error('in a panel');
}

/** Versions whose panel throws; the panel of any other version shows its version. */
const broken = new Set(['2', '3', '4']);
const loader = {
  remote: async ({ name, version: current }: RegisteredRemote) => {
    const panels = {
      student: async () => ({ default: () => (broken.has(current) ? <Broken /> : <p>version {current}</p>) }),
    };
    return { remote: { record: { name }, panels } as unknown as Remote, version: current };
  },
  screen: async () => Promise.reject(new Error('no screen')),
};

function Page({ remote }: { readonly remote: RegisteredRemote }) {
  usePanelAddress();
  return <SidePanel remote={remote} loader={loader} />;
}

const openPanel = (registered: RegisteredRemote) => {
  const remote = choosePageVersion(registered, { id: 10, schoolId: 1 })!;
  return act(async () =>
    renderInHost(<Page remote={remote} />, {
      me: fakeMe('TEACHER'),
      texts: joinTexts(portalTexts, pageTexts),
      route: '/schools/classes?panel=student&mode=VIEW&item=12',
    }),
  );
};

beforeEach(() => {
  // Values that the browser refused to store stay in memory.
  for (const key of browserStorage.keys('')) browserStorage.remove(key);
  setOverride(undefined);
  jest.mocked(report).mockClear();
  page.reload = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const reported = (name: string): unknown =>
  expect.objectContaining({ version: name, kind: 'RENDER', route: '?panel=student', reason: 'in a panel' });

test('reports and abandons a candidate whose side panel throws [portal.remote-healed]', async () => {
  await openPanel({ ...version('2'), candidate: { ...version('3'), share: 100 } });
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  expect(report).toHaveBeenCalledWith(reported('3'));
  expect(isAvoided('mf-teacher', '3')).toBe(true);
});

test('offers the previous version when the panel of the version in use throws [interface.remote-failure]', async () => {
  const { user } = await openPanel({ ...version('2'), previous: version('1') });
  const back = await screen.findByRole('button', { name: 'Revenir à la version précédente' });
  expect(report).toHaveBeenCalledWith(reported('2'));
  expect(page.reload).not.toHaveBeenCalled();
  await act(() => user.click(back));
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
});

test('offers to end the override when the override’s panel throws [override.reports]', async () => {
  setOverride({ entry: version('4'), until: Date.now() + 60_000, Badge: () => null });
  await openPanel({ ...version('2'), previous: version('1') });
  expect(await screen.findByRole('button', { name: 'Quitter l’essai' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revenir à la version précédente' })).not.toBeInTheDocument();
});

const refuseStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

const candidate = { ...version('1'), candidate: { ...version('3'), share: 100 } };

test('offline, a candidate whose side panel throws is kept, and the panel can be retried [portal.remote-kept]', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await openPanel(candidate);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getByText('Ce volet n’a pas pu être chargé.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revenir à la version précédente' })).not.toBeInTheDocument();
  expect(page.reload).not.toHaveBeenCalled();
  expect(isAvoided('mf-teacher', '3')).toBe(false);
  onLine.mockReturnValue(true);
  await act(() => user.click(retry));
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
});

test('shows the previous version of the panel without a reload if the browser refuses storage [portal.remote-kept]', async () => {
  refuseStorage();
  const { user } = await openPanel(candidate);
  await act(async () => user.click(await screen.findByRole('button', { name: 'Revenir à la version précédente' })));
  expect(await screen.findByText('version 1')).toBeVisible();
  expect(page.reload).not.toHaveBeenCalled();
});

test('a link to a page of another remote of the role opens a panel of that remote [portal.own-panel]', async () => {
  const teacher = version('1');
  const librarian = {
    ...version('1'),
    name: 'mf-librarian',
    manifest: '/remotes/mf-librarian/1/mf-manifest.json',
  } as const;
  function Book() {
    return <Link to="/schools/classes?panel=student&mode=VIEW&item=12">Élève</Link>;
  }
  const own = { 'mf-librarian.book': async () => ({ default: Book }) };
  const both = {
    ...loader,
    remote: async (registered: RegisteredRemote) => {
      if (registered.name !== librarian.name) return loader.remote(registered);
      return { remote: { record: { name: librarian.name }, panels: own } as unknown as Remote, version: '1' };
    },
  };

  function Either() {
    usePanelAddress();
    return <SidePanel remote={useLocation().pathname === '/books' ? librarian : teacher} loader={both} />;
  }

  const { user } = await renderInHost(<Either />, {
    me: fakeMe('TEACHER'),
    texts: joinTexts(portalTexts, pageTexts),
    route: '/books?panel=mf-librarian.book&mode=VIEW&item=1',
  });
  await user.click(await screen.findByRole('link', { name: 'Élève' }));
  expect(await screen.findByText('version 1')).toBeVisible();
});
