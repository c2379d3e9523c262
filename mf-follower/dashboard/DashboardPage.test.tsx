import { offerIds } from '@memocartes/contract/offers/offers';
import { homeRevisionTexts } from '@memocartes/shared-features/home-revision/texts';
import { notificationsTexts } from '@memocartes/shared-features/notifications/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, type ErrorAnswer, fakeStream, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { childWeekTexts } from '../child/texts.ts';
import { children, unreadChats } from '../children/children.data.ts';
import remote from '../remote.ts';
import * as stories from './DashboardPage.stories.tsx';
import DashboardPage from './DashboardPage.tsx';

const { Default, AtHome, BeforeRevision, LeftSchool, NothingDue, UnpublishedPack, Empty, Failed, Loading, English } =
  composeStories(stories);

afterEach(() => jest.restoreAllMocks());

test('shows each child with the cards due today, the boxes and the next pack', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00Z'));
  render(<Default />);
  const child = within(await screen.findByRole('region', { name: 'Inès BENALI' }));
  expect(child.getByText('5 cartes à revoir en classe')).toBeVisible();
  expect(child.getByRole('table', { name: /Inès BENALI/ })).toHaveTextContent('Boîte 5');
  expect(child.getByText('Une belle semaine')).toBeVisible();
  expect(child.getByText('9 cartes revues cette semaine, 9 réponses justes sur 11.')).toBeVisible();
  expect(child.getByRole('link', { name: 'Voir sa semaine' })).toHaveAttribute('href', '/my-childrens/7');
  expect(child.getByRole('link', { name: 'Boîte 5, 11 cartes' })).toHaveAttribute('href', '/students/7?list-box=5');
  expect(child.getByText(/« La table de 6 », 12 cartes, la semaine du lundi 23 novembre/)).toBeVisible();
  expect(child.getByRole('link', { name: 'Ses boîtes par matière' })).toHaveAttribute('href', '/students/7');
  expect(screen.getByText(/^Dans les boîtes : une bonne réponse fait avancer la carte/)).toBeVisible();
});

/** The dashboard of a follower whose first child may revise at home, in a portal with fake live events. */
async function renderAtHome(answers: Answers = {}) {
  const { stream, send } = fakeStream();
  const result = await renderInHost(<DashboardPage />, {
    me: fakeMe('USER'),
    texts: joinTexts(remote.texts, childWeekTexts, notificationsTexts, homeRevisionTexts),
    api: {
      'GET /account/live': { stream },
      'GET /attach_requests': { attach_requests: [], count: 0 },
      'GET /notifications': { notifications: [], count: 0 },
      'GET /chats': unreadChats([]),
      'GET /dashboards/user': { children: [{ ...children[0]!, can_revise_at_home: true }] },
      ...answers,
    },
  });
  return { ...result, send };
}

test('a new message about a child is shown live, with a link to the conversation [dashboards.follower-messages]', async () => {
  let chats = unreadChats([0]);
  const { send } = await renderAtHome({ 'GET /chats': () => chats });
  await screen.findByRole('region', { name: 'Inès BENALI' });
  expect(screen.queryByRole('link', { name: /nouveau/ })).toBeNull();
  chats = unreadChats([0, 1]);
  await send('chat');
  expect(await screen.findByRole('link', { name: 'Lire le nouveau message' })).toHaveAttribute('href', '/messaging/41');
  chats = unreadChats([2, 1]);
  await send('chat');
  expect(await screen.findByRole('link', { name: 'Lire les 3 nouveaux messages' })).toHaveAttribute(
    'href',
    '/messaging',
  );
  // The conversation was read on another device while the connection was closed.
  chats = unreadChats([0]);
  await send('ready');
  await waitFor(() => expect(screen.queryByRole('link', { name: /nouveau/ })).toBeNull());
});

test('without messaging no conversation is requested [dashboards.follower-messages] [messaging.offer]', async () => {
  const { sent } = await renderInHost(<DashboardPage />, {
    me: fakeMe('USER', { childrenOffers: [offerIds.SCHOOL_FREE] }),
    texts: joinTexts(remote.texts, childWeekTexts, notificationsTexts, homeRevisionTexts),
    api: {
      'GET /attach_requests': { attach_requests: [], count: 0 },
      'GET /notifications': { notifications: [], count: 0 },
      'GET /dashboards/user': { children },
    },
  });
  await screen.findByRole('region', { name: 'Inès BENALI' });
  expect(sent.map(({ path }) => path)).not.toContain('/chats');
});

test('one tap starts a revision at home of a child who has cards [dashboards.follower-revision]', async () => {
  render(<AtHome />);
  expect(await screen.findByRole('button', { name: 'Réviser à la maison avec Inès' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réviser à la maison avec Sami' })).toBeNull();
  expect(screen.getByText(/^À la maison, une révision dure quelques minutes\s: 15 cartes au plus\.$/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lire les 2 nouveaux messages' })).toBeVisible();
});

test('the button disappears when revision at home is refused [dashboards.follower-revision]', async () => {
  let isOff = false;
  const { user } = await renderAtHome({
    'GET /dashboards/user': () => ({ children: [{ ...children[0]!, can_revise_at_home: !isOff }] }),
    'POST /students/:id/home/devices': () => {
      isOff = true;
      return { statusCode: 409, code: 'HOME_REVISION_OFF', message: 'Fermée.' } satisfies ErrorAnswer;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Réviser/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Réviser/ })).toBeNull());
});

test('shows what was revised at home this week [home-revision.week-seen]', async () => {
  render(<Default />);
  const child = within(await screen.findByRole('region', { name: 'Inès BENALI' }));
  expect(child.getByText('2 révisions à la maison cette semaine : 20 réponses justes sur 24.')).toBeVisible();
});

test('shows a child without class, card, session or pack [dashboards.follower]', async () => {
  render(<Default />);
  const child = within(await screen.findByRole('region', { name: 'Sami BENALI' }));
  expect(child.getByText('Sans classe pour l’instant · École élémentaire Jean-Macé')).toBeVisible();
  expect(child.getByText('Aucune carte')).toBeVisible();
  expect(child.queryByRole('table')).toBeNull();
  expect(child.getByText('Pas encore de séance de révision.')).toBeVisible();
  expect(child.getByText('Aucun pack n’est prévu pour l’instant.')).toBeVisible();
});

test('says that no card of a child is due', async () => {
  render(<NothingDue />);
  expect(await screen.findByText('À jour')).toBeVisible();
});

test('says that a child has left the school [families.left]', async () => {
  render(<LeftSchool />);
  expect(await screen.findByText('N’est plus dans cette école · École élémentaire Jean-Macé')).toBeVisible();
  expect(screen.queryByText(/à la maison/)).toBeNull();
  expect(screen.queryByText(/à revoir/)).toBeNull();
  expect(screen.queryByText(/La table de 6/)).toBeNull();
});

test('shows the last session when nothing was revised this week', async () => {
  render(<BeforeRevision />);
  expect(await screen.findByText(/^Dernière séance le 19\/11\/2026.*9 réponses justes sur 11\.$/)).toBeVisible();
});

test('says that the cards of the current or next pack are not published yet [families.cards]', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00Z'));
  const { unmount } = render(<UnpublishedPack />);
  expect(await screen.findByText(/« La table de 6 ».* ses cartes ne sont pas encore publiées/)).toBeVisible();
  unmount();
  now.mockReturnValue(Date.parse('2026-11-24T09:00:00Z'));
  render(<UnpublishedPack />);
  expect(await screen.findByText(/^Cette semaine.*, dont les cartes ne sont pas encore publiées/)).toBeVisible();
});

test('says that no child is attached, and has a section for the latest notifications [notifications.latest]', async () => {
  render(<Empty />);
  expect(await screen.findByText('Aucun enfant n’est rattaché à votre compte')).toBeVisible();
  expect(screen.queryByText('Aucune carte à revoir en classe.')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Dernières notifications' })).toBeVisible();
});

test('offers a retry after a failure', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('shows the loading state', async () => {
  render(<Loading />);
  expect(await screen.findAllByText(/Chargement/)).not.toHaveLength(0);
});

test('is shown in English', async () => {
  render(<English />);
  expect(await screen.findByText('5 cards to revise in class.')).toBeVisible();
});
