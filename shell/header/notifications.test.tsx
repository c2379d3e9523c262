import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { RegistryProvider } from '../guard/reachable.tsx';
import { realRegistry } from '../testing/registry.ts';
import { portalTexts } from '../texts/texts.ts';
import NotificationsPanel from './NotificationsPanel.tsx';

const row = (id: number, changes: object = {}) => ({
  id,
  is_viewed: false,
  notification: {
    id: 100 + id,
    type: 'INFO',
    title: `Nouvelle ${id}`,
    content: 'Un pack vous attend.',
    link: '/schools/packs',
    date_create: '2026-11-20T13:41:00.000Z',
    ...changes,
  },
});

const shown = (api: Answers) =>
  renderInHost(
    <RegistryProvider value={realRegistry()}>
      <NotificationsPanel />
    </RegistryProvider>,
    { me: fakeMe('TEACHER'), texts: portalTexts, api },
  );

const sizes = (sent: { path: string; query: URLSearchParams }[]) =>
  sent.filter(({ path }) => path === '/notifications').map(({ query }) => query.get('nb_items'));

test('shows twenty notifications, and twenty more at each « Charger plus » [notifications.pages]', async () => {
  const page = ({ query }: { query: URLSearchParams }) => ({
    notifications: Array.from({ length: Math.min(Number(query.get('nb_items')), 25) }, (_, i) => row(i + 1)),
    count: 25,
  });
  const { user, sent } = await shown({ 'GET /notifications': page });
  const more = await screen.findByRole('button', { name: 'Charger plus' });
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  await user.click(more);
  expect(await screen.findByText('Nouvelle 25')).toBeVisible();
  expect(sizes(sent)).toEqual(['20', '40']);
  expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('marks one or all as read', async () => {
  const { user, sent } = await shown({
    'GET /notifications': { notifications: [row(1), row(2)], count: 2 },
    'PATCH /notifications/:id/viewed': null,
    'PATCH /notifications/users/viewed_all': null,
  });
  await user.click((await screen.findAllByRole('button', { name: 'Marquer comme lue' }))[1]!);
  await user.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }));
  const writes = sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path);
  expect(writes).toEqual(['/notifications/2/viewed', '/notifications/users/viewed_all']);
});

test('links only to existing screens', async () => {
  await shown({ 'GET /notifications': { notifications: [row(1), row(2, { link: '/messaging' })], count: 2 } });
  await screen.findByText('Nouvelle 2');
  expect(screen.getAllByRole('link', { name: 'Ouvrir' })).toHaveLength(1);
});

test('shows an empty list and a failure', async () => {
  const { unmount } = await shown({ 'GET /notifications': { notifications: [], count: 0 } });
  expect(await screen.findByText('Rien de nouveau')).toBeVisible();
  unmount();
  await shown({ 'GET /notifications': { statusCode: 500, code: 'UNEXPECTED', message: 'x' } });
  expect(await screen.findByText('Les notifications n’ont pas pu être chargées.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});
