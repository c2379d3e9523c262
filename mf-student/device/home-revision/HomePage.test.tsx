import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';

import remote from '../../remote.ts';
import { press, pressOnCard } from '../testing/press.ts';
import { shortenDoubleTapGuard } from '../testing/shortDoubleTapGuard.ts';
import { homeApi, homeClosed, homeReady } from './home.data.ts';
import * as stories from './HomePage.stories.tsx';
import HomePage from './HomePage.tsx';

const { Ready, Counts, NotAttached, QrCode, UnknownCode, Closed, Detached, NothingDue, Loading, Failed } =
  composeStories(stories);
const { Offline, CachedDataOnly, English, OldQrCode } = composeStories(stories);

jest.setTimeout(30_000);
shortenDoubleTapGuard();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function answer(name: string) {
  for (const act of ['Retourner la carte', name]) await pressOnCard(act);
}

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const storedAnswers = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('memocartes.answer.'))
    .map(
      (key) =>
        JSON.parse(localStorage.getItem(key)!) as {
          readonly id: number;
          readonly student_id: number;
          readonly home?: boolean;
        },
    );

test('practises with the child’s own cards, and says that no card moves [home-revision.practice]', async () => {
  render(<Ready />);
  await title(/Bonjour Zoé/);
  expect(screen.getByText(/^Ici, tu t’entraînes/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Commencer');
  await screen.findByText('0 sur 3');
  expect(screen.getByText('À la maison')).toBeVisible();
  await answer('Je savais');
  expect(screen.getByText('Bien : tu la savais.')).toBeVisible();
  await answer('Je savais');
  await answer('Je savais');
  await title(/C’est fini pour aujourd’hui, Zoé/);
  expect(await screen.findByText('Bravo ! Tu savais tout du premier coup.')).toBeVisible();
  expect(screen.getByText(/^C’était un entraînement/)).toBeVisible();
  expect(screen.queryByText(/avance/)).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Terminé');
  await title(/Bonjour Zoé/);
});

test('shows which cards moved when the revision counts as in class [home-revision.counts]', async () => {
  render(<Counts />);
  await title(/Bonjour Zoé/);
  expect(screen.getByText('Tes cartes avancent comme en classe.')).toBeVisible();
  await press('Commencer');
  await screen.findByText('0 sur 3');
  await answer('Je savais');
  expect(screen.getByText('La carte passe dans la boîte 3.')).toBeVisible();
  await answer('Je savais');
  await answer('Je savais');
  expect(await screen.findByText('1 carte avance d’une boîte.')).toBeVisible();
});

test('continues after a reload without network, and stores the answers [home-revision.offline]', async () => {
  const online = render(<Ready />);
  await press('Commencer');
  await screen.findByText('0 sur 3');
  online.unmount();
  render(<CachedDataOnly />);
  await screen.findByText('0 sur 3');
  await answer('Je savais');
  await answer('Je savais');
  await answer('Je ne savais pas');
  await answer('Je savais');
  await title(/C’est fini pour aujourd’hui, Zoé/);
  expect(screen.getByText(/4 réponses attendent le réseau/)).toBeVisible();
  expect(storedAnswers()).toHaveLength(4);
  for (const entry of storedAnswers()) expect(entry).toMatchObject({ id: 9, student_id: 7, home: true });
  await press('Terminé');
  await press('Commencer');
  expect(await screen.findByText('Pas de réseau : attends un peu, puis réessaie.')).toBeVisible();
});

test('a page that was closed continues without network, and asks for a code once the device is detached [tablets.reopened]', async () => {
  const online = render(<Ready />);
  await press('Commencer');
  await screen.findByText('0 sur 3');
  await answer('Je savais');
  online.unmount();
  sessionStorage.clear();
  const cut = render(<CachedDataOnly />);
  expect(await screen.findByText('1 sur 3')).toBeVisible();
  cut.unmount();
  sessionStorage.clear();
  const detached = render(<NotAttached />);
  await title('Le code de ta famille');
  detached.unmount();
  sessionStorage.clear();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Zoé');
});

test('sends the answers left by an earlier visit', async () => {
  const left = { client_id: 'a', cards_id: 1, is_right: true, answered_at: '2026-11-21T09:00:00Z' };
  localStorage.setItem('memocartes.answer.a', JSON.stringify({ ...left, id: 9, student_id: 7, home: true }));
  const { sent } = await renderInHost(<HomePage />, { texts: remote.texts, api: homeApi, route: '/device/home' });
  await waitFor(() => expect(storedAnswers()).toEqual([]));
  const answers = sent.filter(({ path }) => path === '/home/students/7/revisions/9/answers').map(({ body }) => body);
  expect(answers).toEqual([{ answers: [left] }]);
});

test('sends a code once, however often the button is tapped while stored answers are being sent [home-revision.code]', async () => {
  const left = { client_id: 'a', cards_id: 1, is_right: true, answered_at: '2026-11-21T09:00:00Z' };
  localStorage.setItem('memocartes.answer.a', JSON.stringify({ ...left, id: 9, student_id: 7, home: true }));
  let accept = () => {};
  const sending = new Promise<{ readonly cards: [] }>((resolve) => (accept = () => resolve({ cards: [] })));
  const { sent } = await renderInHost(<HomePage />, {
    texts: remote.texts,
    api: { ...homeApi, 'POST /home/students/:student_id/revisions/:id/answers': () => sending },
    route: '/device/home',
  });
  await title(/Bonjour Zoé/);
  await press('Un autre code');
  await userEvent.type(await screen.findByLabelText('Code'), '4F7K9BCD');
  await press('Continuer');
  await userEvent.click(screen.getByRole('button', { name: /^Continuer/ }));
  accept();
  await title(/Bonjour Zoé/);
  expect(sent.filter(({ path }) => path === '/home/attach')).toHaveLength(1);
});

test('accepts only a complete typed code, and explains why an unknown code is refused [home-revision.code]', async () => {
  const { unmount } = render(<NotAttached />);
  await title('Le code de ta famille');
  const button = screen.getByRole('button', { name: 'Continuer' });
  await userEvent.type(screen.getByLabelText('Code'), '4f7k 9bc');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByLabelText('Code'), 'd');
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  render(<UnknownCode />);
  await userEvent.type(await screen.findByLabelText('Code'), '4F7K9BCD');
  await press('Continuer');
  expect(
    await screen.findByText(/^Ce code ne correspond à aucun enfant, a expiré ou a déjà servi\s: demande /),
  ).toBeVisible();
});

test('shows which typed characters no family code contains [home-revision.code]', async () => {
  render(<NotAttached />);
  await title('Le code de ta famille');
  await userEvent.type(screen.getByLabelText('Code'), '4FOK 9B0O');
  expect(screen.getByText(/^Un code n’a jamais\s: O, 0\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continuer' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Code')).toBeInvalid();
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), '4F7K');
  expect(screen.queryByText(/^Un code n’a jamais/)).toBeNull();
});

test('attaches the device by the QR code that opened the page', async () => {
  render(<QrCode />);
  await title(/Bonjour Zoé/);
});

test('shows why the QR code that opened the page is refused, and offers to keep the current child [home-revision.code]', async () => {
  render(<OldQrCode />);
  expect(
    await screen.findByText(/^Ce code ne correspond à aucun enfant, a expiré ou a déjà servi\s: demande /),
  ).toBeVisible();
  await press('Garder cet enfant');
  await title(/Bonjour Zoé/);
});

test('offers to enter another code when the child’s class has closed revision at home [home-revision.code]', async () => {
  render(<Closed />);
  await press('Un autre code');
  await title('Le code de ta famille');
  expect(screen.queryByText(/^Cet appareil n’est plus rattaché/)).toBeNull();
  await press('Retour');
  await title('La révision à la maison est fermée pour l’instant.');
});

test('says that the class closed revision at home, or that the device was removed [home-revision.gone-at-once]', async () => {
  const { unmount } = render(<Closed />);
  await title('La révision à la maison est fermée pour l’instant.');
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  sessionStorage.clear();
  render(<Detached />);
  await press('Commencer');
  expect(await screen.findByText(/^Cet appareil n’est plus rattaché\. Demande/)).toBeVisible();
  expect(screen.queryByText(/Zoé/)).toBeNull();
});

test('offers to enter another code or to keep the current child', async () => {
  render(<Ready />);
  await press('Un autre code');
  await title('Le code de ta famille');
  await press('Garder cet enfant');
  await title(/Bonjour Zoé/);
});

test('shows loading, failure, no network, nothing due, and English texts', async () => {
  for (const [Story, check] of [
    [Loading, () => screen.findByText('Chargement…')],
    [Failed, () => screen.findByRole('button', { name: 'Réessayer' })],
    [Offline, () => title('Pas de réseau pour l’instant')],
    [English, () => title(/Hello Zoé/)],
  ] as const) {
    sessionStorage.clear();
    const { unmount } = render(<Story />);
    expect(await check()).toBeInTheDocument();
    unmount();
  }
  render(<NothingDue />);
  await press('Commencer');
  await title(/Rien à réviser aujourd’hui, Zoé/);
});

/** API responses on the follower's own device. */
const ownApi = { ...homeApi, 'GET /home': { ...homeReady, opened_by: 'FOLLOWER' } } satisfies Answers;

/** Opens the page on the follower's own device, as the button of « Mes enfants » does. */
async function openFromPortal(api: Answers = ownApi) {
  function Portal() {
    const location = useLocation();
    if (location.pathname === '/my-childrens/7') return <h1>Mes enfants</h1>;
    if (location.state) return <HomePage />;
    return (
      <Link to="/device/home" state={{ back: '/my-childrens/7' }}>
        Réviser
      </Link>
    );
  }

  const { user } = await renderInHost(<Portal />, { texts: remote.texts, api, route: '/device' });
  await user.click(screen.getByRole('link', { name: 'Réviser' }));
  await title(/Bonjour Zoé/);
}

test.each(['Mes enfants', 'Ce n’est pas moi'])(
  '« %s » returns to « Mes enfants » when the page was opened from there [home-revision.start]',
  async (name) => {
    await openFromPortal();
    expect(screen.queryByRole('button', { name: 'Un autre code' })).toBeNull();
    await press(name);
    await title('Mes enfants');
  },
);

test('a page opened from « Mes enfants » returns there when the revision is finished, not when it is stopped [home-revision.start]', async () => {
  await openFromPortal();
  await press('Commencer');
  await screen.findByText('0 sur 3');
  await press('Arrêter');
  await title(/Bonjour Zoé/);
  await press('Commencer');
  await screen.findByText('0 sur 3');
  for (let i = 0; i < 3; i += 1) await answer('Je savais');
  await title(/C’est fini pour aujourd’hui, Zoé/);
  await press('Terminé');
  await title('Mes enfants');
});

/** Opens the page by its address, as after the tab was closed. */
async function openByAddress(api: Answers) {
  function Portal() {
    const { pathname } = useLocation();
    return pathname === '/device/home' ? <HomePage /> : <h1>{pathname}</h1>;
  }

  await renderInHost(<Portal />, { texts: remote.texts, api, route: '/device/home' });
}

test.each<[string, Answers]>([
  ['open', ownApi],
  ['closed', { ...homeApi, 'GET /home': { ...homeClosed, opened_by: 'FOLLOWER' } }],
])(
  'opened by its address on the follower’s own device, the page offers « Mes enfants » while revision is %s [home-revision.way-back]',
  async (_state, api) => {
    await openByAddress(api);
    await press('Mes enfants');
    await title('/my-childrens');
  },
);

test('a page opened by its address stays open after the revision: the follower may be signed out [home-revision.way-back]', async () => {
  await openByAddress(ownApi);
  await press('Commencer');
  await screen.findByText('0 sur 3');
  for (let i = 0; i < 3; i += 1) await answer('Je savais');
  await press('Terminé');
  await title(/Bonjour Zoé/);
});

test('a device attached by a family code never leads to « Mes enfants » [home-revision.way-back]', async () => {
  await openFromPortal(homeApi);
  expect(screen.queryByRole('button', { name: 'Mes enfants' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Un autre code' })).toBeVisible();
});
