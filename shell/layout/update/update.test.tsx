import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { page } from '@memocartes/shared-shell/navigation';
import { guardPanel } from '@memocartes/shared-shell/panel';
import { act, screen } from '@testing-library/react';

import { readRegistry } from '../../federation/registry/readRegistry.ts';
import { RegistryProvider } from '../../guard/reachable.tsx';
import { realRegistry } from '../../testing/registry.ts';
import { pageTexts } from '../../texts/texts.ts';
import UpdateNotice from './UpdateNotice.tsx';
import { isOutdated } from './useNewVersion.ts';

jest.mock('../../federation/registry/readRegistry.ts', () => ({ readRegistry: jest.fn() }));

const registry = realRegistry();

const published = (name: string, version = '2.0.0-new') => ({
  remotes: { ...registry.remotes, [name]: { ...registry.remotes[name]!, version } },
});

const me = fakeMe('TEACHER');

beforeEach(() => localStorage.clear());

const renderPortal = (latest = published('mf-teacher')) => {
  jest.mocked(readRegistry).mockResolvedValue(latest);
  return act(async () =>
    renderInHost(
      <RegistryProvider value={registry}>
        <UpdateNotice />
      </RegistryProvider>,
      { me, route: '/schools/classes', texts: pageTexts },
    ),
  );
};

test('announces that a new version is ready, and reloads the page on request [portal.update-notice]', async () => {
  const { user } = await renderPortal();
  page.reload = jest.fn();
  expect(await screen.findByText('Une nouvelle version est prête.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mettre à jour' }));
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('announces nothing while a form has unsaved changes [portal.update-notice]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const release = guardPanel(async () => true);
  await renderPortal();
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(screen.queryByText('Une nouvelle version est prête.')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Une nouvelle version est prête.')).toBeVisible();
  jest.useRealTimers();
});

test('considers only remotes of the user’s role', () => {
  expect(isOutdated(registry, published('mf-teacher'), me)).toBe(true);
  expect(isOutdated(registry, published('mf-superadmin'), me)).toBe(false);
  expect(isOutdated(registry, registry, me)).toBe(false);
});
