import { page } from '@memocartes/shared-shell/navigation';
import type { RemoteVersion } from '@memocartes/shared-shell/remote';
import { browserStorage } from '@memocartes/shared-ui/storage';
import { act, render, screen } from '@testing-library/react';

import { watchScreen } from '../health/watchScreen.ts';
import { choosePageVersion } from '../registry/choose.ts';
import { ShownScreen } from './ShownScreen.tsx';

jest.mock('../health/report.ts', () => ({
  ...jest.requireActual<object>('../health/report.ts'),
  report: jest.fn(),
  sendReports: async () => undefined,
}));
jest.mock('../health/watchScreen.ts', () => ({ watchScreen: jest.fn(() => () => undefined) }));

const version = (version: string): RemoteVersion => ({
  name: 'mf-teacher',
  shell: '^1',
  roles: ['TEACHER'],
  routes: [],
  menu: [],
  version,
  manifest: `/remotes/mf-teacher/${version}/mf-manifest.json`,
});

const retry = jest.fn();

/** Shows a screen of a candidate. */
const renderScreen = (Screen: () => React.ReactNode) => {
  const candidate = choosePageVersion(
    { ...version('2'), candidate: { ...version('3'), share: 100 } },
    { id: 10, schoolId: 1 },
  )!;
  const requested = { remote: candidate.name, version: candidate.version, route: '/dashboard', startedAt: 0 };

  const fallback = ({ takeLastGood }: { readonly takeLastGood?: () => void }) => (
    <p role="alert">{takeLastGood ? 'Échec, autre version' : 'Échec'}</p>
  );

  return act(async () =>
    render(
      <ShownScreen requested={requested} fallback={fallback} retry={retry} pending="…">
        <Screen />
      </ShownScreen>,
    ),
  );
};

function Blank() {
  return null;
}

function Broken(): never {
  throw new Error('bug');
}

const refuseStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

beforeEach(() => {
  // Values that the browser refused to store stay in memory.
  for (const key of browserStorage.keys('')) browserStorage.remove(key);
  retry.mockClear();
  page.reload = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('a candidate that throws is replaced; meanwhile the placeholder is shown [portal.remote-healed]', async () => {
  await renderScreen(Broken);
  expect(screen.getByText('…')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('offline, a candidate that throws is not replaced, and its failure is shown [portal.remote-kept]', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderScreen(Broken);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Échec$/);
  expect(page.reload).not.toHaveBeenCalled();
  expect(retry).not.toHaveBeenCalled();
});

test('retries the screen without reloading the page if the browser refuses storage [portal.remote-healed]', async () => {
  refuseStorage();
  await renderScreen(Broken);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(page.reload).not.toHaveBeenCalled();
});

test('a candidate that is reported as blank shows its failure and offers the other version [portal.remote-kept]', async () => {
  await renderScreen(Blank);
  const { onProblem } = jest.mocked(watchScreen).mock.lastCall![0];
  await act(async () => onProblem(new Error('nothing is shown')));
  expect(screen.getByRole('alert')).toHaveTextContent('Échec, autre version');
});
