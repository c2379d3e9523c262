import type { NotificationLink } from '@memocartes/contract/notifications/notifications.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, pending } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { changeLocale } from '@memocartes/shared-shell/i18n';
import { act, screen } from '@testing-library/react';

import { LatestNotifications, NotificationsPanel } from './index.ts';
import { notificationsTexts as texts } from './texts.ts';

const row = (id: number, changes: Partial<NotificationLink['notification']> = {}): NotificationLink => ({
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

/** A paginated list of `count` notifications. */
const listOf =
  (count: number) =>
  ({ query }: { readonly query: URLSearchParams }) => {
    const size = Number(query.get('nb_items'));
    const page = Number(query.get('nb_page'));
    const nbOnPage = Math.max(0, Math.min(size, count - size * (page - 1)));
    return { notifications: Array.from({ length: nbOnPage }, (_, i) => row(size * (page - 1) + i + 1)), count };
  };

const open = (api: Answers, page = <NotificationsPanel />) => renderInHost(page, { me: fakeMe('TEACHER'), texts, api });

test('shows twenty notifications, and twenty more at each « Charger plus » until all are shown [notifications.pages]', async () => {
  const { user } = await open({ 'GET /notifications': listOf(125) });
  await screen.findByText('Nouvelle 20');
  const more = screen.getByRole('button', { name: 'Charger plus' });
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  for (let page = 2; page <= 7; page += 1) {
    expect(more).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(more);
    await screen.findByText(`Nouvelle ${Math.min(20 * page, 125)}`);
  }
  expect(screen.getAllByRole('listitem')).toHaveLength(125);
  expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('the button is busy while more notifications are loaded', async () => {
  const first = listOf(45);
  const answer = (request: Parameters<typeof first>[0]) =>
    request.query.get('nb_page') === '1' ? first(request) : pending();
  const { user } = await open({ 'GET /notifications': answer });
  await screen.findByText('Nouvelle 20');
  await user.click(screen.getByRole('button', { name: 'Charger plus' }));
  expect(await screen.findByRole('button', { name: /Charger plus/, busy: true })).toBeVisible();
});

test('marks one notification or all notifications as read', async () => {
  const { user, sent } = await open({
    'GET /notifications': { notifications: [row(1), row(2)], count: 2 },
    'PATCH /notifications/:id/viewed': null,
    'PATCH /notifications/users/viewed_all': null,
  });
  await user.click(await screen.findByRole('button', { name: 'Marquer comme lue\u00a0: Nouvelle 2' }));
  await user.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }));
  const writes = sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path);
  expect(writes).toEqual(['/notifications/2/viewed', '/notifications/users/viewed_all']);
});

test('offers to mark all as read only if one may be unread [notifications.viewed]', async () => {
  const viewed = (n: number) => ({ ...row(n), is_viewed: true });
  const { unmount } = await open({ 'GET /notifications': { notifications: [viewed(1), viewed(2)], count: 2 } });
  expect(await screen.findByRole('button', { name: 'Tout marquer comme lu' })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  await open({ 'GET /notifications': { notifications: [viewed(1), row(2)], count: 2 } });
  expect(await screen.findByRole('button', { name: 'Tout marquer comme lu' })).not.toHaveAttribute('aria-disabled');
});

test('shows that marking a notification as read has failed', async () => {
  const { user } = await open({
    'GET /notifications': { notifications: [row(1)], count: 1 },
    'PATCH /notifications/:id/viewed': failing,
  });
  await user.click(await screen.findByRole('button', { name: 'Marquer comme lue\u00a0: Nouvelle 1' }));
  expect(await screen.findByText('Rien n’a pu être marqué comme lu. Une erreur est survenue')).toBeVisible();
});

test('links only to screens that the reader can open', async () => {
  const api = {
    'GET /notifications': { notifications: [row(1), row(2, { link: '/superadmin' })], count: 2 },
  } satisfies Answers;
  await open(api, <NotificationsPanel isReachable={(address) => address === '/schools/packs'} />);
  await screen.findByText('Nouvelle 2');
  expect(screen.getByRole('link', { name: /^Ouvrir/ })).toHaveAccessibleName('Ouvrir\u00a0: Nouvelle 1');
});

test('shows an empty list and a failure', async () => {
  const { unmount } = await open({ 'GET /notifications': { notifications: [], count: 0 } });
  expect(await screen.findByText('Rien de nouveau')).toBeVisible();
  unmount();
  await open({ 'GET /notifications': failing });
  expect(await screen.findByText('Les notifications n’ont pas pu être chargées.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('a dashboard shows the latest five notifications, in the language of the page [notifications.latest]', async () => {
  const { sent } = await open({ 'GET /notifications': listOf(25) }, <LatestNotifications />);
  expect(await screen.findByText('Nouvelle 5')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Voir toutes les notifications' })).toBeVisible();
  await act(() => changeLocale('en'));
  await screen.findByRole('button', { name: 'See all notifications' });
  const languages = sent.filter(({ path }) => path === '/notifications').map(({ query }) => query.get('lang'));
  expect(new Set(languages)).toEqual(new Set(['fr', 'en']));
  await act(() => changeLocale('fr'));
});
