import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { page } from '@memocartes/shared-shell/navigation';
import { joinTexts, type RegisteredRemote, type Remote, type RemoteVersion } from '@memocartes/shared-shell/remote';
import { act, screen, waitFor } from '@testing-library/react';

import { report } from '../../federation/health/report.ts';
import { setOverride } from '../../federation/registry/activeOverride.ts';
import { isAvoided } from '../../federation/registry/avoided.ts';
import { chooseVersion } from '../../federation/registry/choose.ts';
import { pageTexts, portalTexts } from '../../texts/texts.ts';
import { Aside } from './Aside.tsx';
import { usePanelAddress } from './usePanelAddress.ts';

jest.mock('../../federation/health/report.ts', () => ({
  ...jest.requireActual<object>('../../federation/health/report.ts'),
  report: jest.fn(),
  sendReports: async () => undefined,
}));

const version = (version: string): RemoteVersion => ({
  ...{ name: 'mf-teacher', shell: '^1', roles: ['TEACHER'], routes: [], menu: [], version },
  manifest: `/remotes/mf-teacher/${version}/mf-manifest.json`,
});

function Broken(): never {
  throw new Error('in a panel');
}
const panels = { student: async () => ({ default: Broken }) };
const loader = {
  remote: async ({ name, version: shown }: RegisteredRemote) => ({
    remote: { record: { name }, panels } as unknown as Remote,
    version: shown,
  }),
  screen: async () => Promise.reject(new Error('no screen')),
};

function Page({ remote }: { readonly remote: RegisteredRemote }) {
  usePanelAddress();
  return <Aside remote={remote} loader={loader} />;
}

const shown = (registered: RegisteredRemote) => {
  const remote = chooseVersion(registered, { id: 10, schoolId: 1 });
  return act(async () =>
    renderInHost(<Page remote={remote} />, {
      me: fakeMe('TEACHER'),
      texts: joinTexts(portalTexts, pageTexts),
      route: '/schools/classes?panel=student&mode=VIEW&item=12',
    }),
  );
};

beforeEach(() => {
  localStorage.clear();
  setOverride(undefined);
  jest.mocked(report).mockClear();
  page.reload = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const reported = (name: string): unknown =>
  expect.objectContaining({ version: name, kind: 'RENDER', route: '?panel=student', reason: 'in a panel' });

test('reports and abandons a candidate whose side panel throws [portal.remote-healed]', async () => {
  await shown({ ...version('2'), candidate: { ...version('3'), share: 100 } });
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  expect(report).toHaveBeenCalledWith(reported('3'));
  expect(isAvoided('mf-teacher', '3')).toBe(true);
});

test('offers the previous version when the panel of the version in use throws [interface.remote-failure]', async () => {
  const { user } = await shown({ ...version('2'), previous: version('1') });
  const back = await screen.findByRole('button', { name: 'Revenir à la version précédente' });
  expect(report).toHaveBeenCalledWith(reported('2'));
  expect(page.reload).not.toHaveBeenCalled();
  await act(() => user.click(back));
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
});

test('offers to end the override when its panel throws [override.reports]', async () => {
  setOverride({ entry: version('4'), until: Date.now() + 60_000, Badge: () => null });
  await shown({ ...version('2'), previous: version('1') });
  expect(await screen.findByRole('button', { name: 'Quitter l’essai' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revenir à la version précédente' })).not.toBeInTheDocument();
});
