import type { PublicCard } from '@memocartes/contract/cards/public/public-cards.routes';
import type { ErrorCode } from '@memocartes/contract/errors/errors';
import type { Role } from '@memocartes/contract/permissions/roles';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import type { Answers, ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import { takeRequestedPage } from '@memocartes/shared-shell/navigation';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { screen, within } from '@testing-library/react';

import { markSignedIn } from '../session/signedInAccount.ts';
import { renderPublic } from '../testing/renderPublic.tsx';

const code = '7F3A09C2E81B5D46';
const address = `/C/${code}`;
const certifiedCard = { id: 42, displayed_id: 'MA-CE2-0042', card_type: 'CERTIFIED' } as const;

const question = (more: Partial<PublicCard> = {}): PublicCard => ({
  front: { pattern: 'none', alt: null, has_image: false, lines: ['7 × 8 = ?'] },
  is_handwritten: false,
  level: 'CE2',
  parent_subject: 'Mathématiques',
  subject: 'Tables',
  card: null,
  at_home: null,
  is_tablet: false,
  ...more,
});

const refusal = (statusCode: number, refused: ErrorCode): ErrorAnswer => ({
  statusCode,
  code: refused,
  message: refused,
});

const open = (card: Answers['GET /public_cards/:code'], role?: Role) => {
  if (role) markSignedIn();
  const user = role && { 'GET /auth/token': null, 'GET /auth/user': { user: fakeMe(role) } };
  return renderPublic(address, { api: { 'GET /public_cards/:code': card, ...user } });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('shows the question, its level and subject, and a sign-in link that returns to this page', async () => {
  const { user, sent } = await open(question());
  expect(await screen.findByText('7 × 8 = ?')).toBeVisible();
  for (const text of ['CE2', 'Mathématiques', 'Tables']) expect(screen.getByText(text)).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual([`/public_cards/${code}`]);
  expect(document.title).toBe('Carte de révision · Mémocartes');
  const signIn = await screen.findByRole('link', { name: 'Se connecter' });
  expect(signIn).toHaveAttribute('href', '/login');
  expect(await axeFindings(document.body)).toEqual([]);
  signIn.addEventListener('click', (event) => event.preventDefault());
  await user.click(signIn);
  expect(takeRequestedPage()).toBe(address);
});

test('shows the name of the portal from its settings', async () => {
  await renderPublic(address, { api: { 'GET /public_cards/:code': question() }, settings: { APP_NAME: 'Fichettes' } });
  expect(await screen.findByRole('link', { name: 'Découvrir Fichettes' })).toHaveAttribute('href', '/');
});

test('shows the title and the loading state while the card is read', async () => {
  await open(() => new Promise(() => undefined));
  expect(await screen.findByRole('heading', { name: 'Carte de révision' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Lecture de la carte…');
  expect(await axeFindings(document.body)).toEqual([]);
});

test.each([
  ['a visitor', undefined, 'Se connecter'],
  ['a follower', 'USER', 'Voir les cartes de mes enfants'],
  ['a teacher', 'TEACHER', 'Ouvrir mon tableau de bord'],
] as const)('explains an unknown code to %s, and shows a link', async (_who, role, name) => {
  await open(refusal(404, 'NOT_FOUND'), role);
  expect(await screen.findByRole('heading', { name: 'Cette carte n’a pas de page publique' })).toBeVisible();
  expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(screen.queryByText('Accès non autorisé')).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows the error, and reads the card again on retry', async () => {
  let tries = 0;
  const { user } = await open(() => (++tries === 1 ? refusal(503, 'UNAVAILABLE') : question()));
  expect(await screen.findByText('La carte n’a pas pu être lue')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('7 × 8 = ?')).toBeVisible();
});

test.each([
  ['USER', null, 'Voir les cartes de mes enfants', '/my-childrens'],
  ['TEACHER', certifiedCard, 'Ouvrir la carte', '/schools/cards?search=MA-CE2-0042&card=42'],
  ['ADMIN', certifiedCard, 'Ouvrir la carte', '/schools/cards?search=MA-CE2-0042&card=42'],
  ['SUPERADMIN', certifiedCard, 'Ouvrir la carte', '/superadmin/certified-cards?search=MA-CE2-0042&card=42'],
  ['SUPERADMIN', { ...certifiedCard, card_type: 'CUSTOM' }, 'Ouvrir mon tableau de bord', '/dashboard'],
  ['TEACHER', null, 'Ouvrir mon tableau de bord', '/dashboard'],
] as const)('a %s, with `card` %o in the response, gets the link « %s »', async (role, card, name, href) => {
  await open(question({ card }), role);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('link', { name: 'Se connecter' })).not.toBeInTheDocument();
});

test('shows the question’s image from its public address', async () => {
  await open(question({ front: { pattern: 'full', alt: 'Un volcan', has_image: true, lines: [] } }));
  expect(await screen.findByRole('img', { name: 'Un volcan' })).toHaveAttribute(
    'src',
    `/api/public_cards/${code}/image`,
  );
});

const emptySide = {
  pattern: 'none',
  image: null,
  alt: null,
  line2: null,
  line3: null,
  line4: null,
  line5: null,
  line6: null,
  line7: null,
  line8: null,
} as const;
const at_home: PublicCard['at_home'] = {
  is_typed: true,
  is_lesson: false,
  back_side: { ...emptySide, line1: '56' },
  children: [{ id: 7, firstname: 'Inès', box: 2 }],
};

test('a follower of a student who has the card can turn it, and sees its box', async () => {
  const { user } = await open(question({ at_home }), 'USER');
  expect(await screen.findByRole('link', { name: /^Inès.: dans la boîte 2$/ })).toHaveAttribute(
    'href',
    '/students/7?list-box=2',
  );
  await user.click(screen.getByRole('button', { name: 'Voir la réponse' }));
  expect(screen.getByRole('group', { name: 'Verso' })).toHaveTextContent('56');
  expect(screen.getByRole('button', { name: 'Revoir la question' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('links a school’s tablet to its revision, not to a sign-in', async () => {
  await open(question({ is_tablet: true }));
  expect(await screen.findByRole('link', { name: 'Réviser sur cette tablette' })).toHaveAttribute('href', '/device');
  expect(screen.queryByRole('link', { name: 'Se connecter' })).not.toBeInTheDocument();
});
