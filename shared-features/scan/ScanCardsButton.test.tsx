import type { Scans, ScanStatus } from '@memocartes/contract/learning/scan/scan.routes';
import { useGetStudentQuery } from '@memocartes/shared-api/students.api';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { failingCamera, fakeCamera, phygital, qrOf, scannable } from './scan.data.ts';
import * as stories from './ScanCardsButton.stories.tsx';
import { ScanCardsButton } from './ScanCardsButton.tsx';
import { scanTexts } from './texts.ts';

const {
  Default,
  CameraRefused,
  NoCamera,
  Loading,
  Empty,
  Failed,
  Unreachable,
  NoLongerAllowed,
  AsFollower,
  Practice,
  ClosedAtHome,
} = composeStories(stories);
const { English } = composeStories(stories);

// Scans outlive the components of a page, so each test uses its own student.
let studentId = 100;
let camera: ReturnType<typeof fakeCamera>;
const vibrate = jest.fn();

beforeEach(() => {
  studentId += 1;
  camera = fakeCamera();
  localStorage.clear();
  vibrate.mockClear();
  Object.assign(navigator, { vibrate });
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const args = () => ({ studentId, reader: camera.reader });
const pile = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const show = (text: string) => act(() => camera.show(text));

async function open() {
  await press('Scanner les cartes');
  await waitFor(() => expect(camera.isOn()).toBe(true));
}

/** The displayed text about the last card. */
const lastRead = () => screen.getByRole('dialog').querySelector('[role="status"]')!.textContent;

test('scanned cards go into the chosen pile and move when recorded; the summary shows the moves before and after [scanning.review]', async () => {
  render(<Default {...args()} />);
  await open();
  show(qrOf(12));
  expect(lastRead()).toBe('Su\u00a0: 7 × 2 = ?');
  await userEvent.click(screen.getByRole('radio', { name: /^Pas su/ }));
  show(qrOf(13));
  show(qrOf(14));
  show(qrOf(15));
  expect(pile(/^Su\s: 1/).getByText('7 × 2 = ?')).toBeVisible();
  expect(pile(/^Pas su\s: 3/).getAllByRole('listitem')).toHaveLength(3);
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Vérifier 4 cartes');
  expect(screen.getByText(/Voici ce que ces 4 cartes vont changer/)).toHaveFocus();
  expect(pile('1 avance').getByRole('listitem')).toHaveTextContent(/7 × 2 = \?Boîte 2versBoîte 3/);
  expect(pile('1 recule').getByRole('listitem')).toHaveTextContent(/Boîte 3versBoîte 1/);
  expect(pile('1 reste dans sa boîte').getByRole('listitem')).toHaveTextContent('Boîte 1');
  expect(pile(/^1 a déjà bougé dans la journée/)).toBeDefined();
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Enregistrer 4 cartes');
  expect(await screen.findByText('4 cartes sont enregistrées. Rangez-les dans leur nouvelle boîte.')).toBeVisible();
  expect(pile('1 a avancé').getByRole('listitem')).toHaveTextContent('7 × 2 = ?');
  expect(localStorage).toHaveLength(0);
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Scanner d’autres cartes');
  expect(pile(/^Su\s: 0/).getByText('Pas encore de carte.')).toBeVisible();
});

test('puts a card into a pile once however often it is shown, and moves it if the other pile was selected meanwhile [scanning.once]', async () => {
  render(<Default {...args()} />);
  await open();
  show(qrOf(12));
  show(qrOf(12));
  expect(lastRead()).toBe('Déjà dans «\u00a0Su\u00a0»\u00a0: 7 × 2 = ?');
  expect(pile(/^Su\s: 1/)).toBeDefined();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: /^Pas su/ })).toBeChecked();
  show(qrOf(12));
  expect(lastRead()).toBe('Passée dans «\u00a0Pas su\u00a0»\u00a0: 7 × 2 = ?');
  expect(pile(/^Su\s: 0/)).toBeDefined();
  expect(pile(/^Pas su\s: 1/)).toBeDefined();
});

test.each([
  ['a QR code of something else', 'WIFI:S:ecole;T:WPA;P:secret;;', /^Ce QR code n’est pas celui d’une carte/],
  ['another site', 'https://ailleurs.example/page', /^Ce QR code n’est pas celui d’une carte/],
  [
    'a card of another student or school',
    'HTTPS://ECOLE.EXAMPLE/C/00000000000000FF',
    /^Cette carte n’est pas parmi celles d’Inès/,
  ],
])('refuses %s with an explanation, and stores nothing [scanning.foreign-code]', async (_what, text, message) => {
  render(<Default {...args()} />);
  await open();
  show(text);
  expect(lastRead()).toMatch(message);
  expect(localStorage).toHaveLength(0);
  expect(vibrate).toHaveBeenLastCalledWith([80, 60, 80]);
  expect(screen.getByRole('button', { name: 'Vérifier' })).toHaveAttribute('aria-disabled', 'true');
});

test('the last card, or any other one, can be removed from its pile [scanning.undo]', async () => {
  render(<Default {...args()} />);
  await open();
  for (const id of [12, 13, 14]) show(qrOf(id));
  await press('Annuler la dernière');
  expect(pile(/^Su\s: 2/).queryByText('7 × 4 = ?')).not.toBeInTheDocument();
  await press(/^Retirer la carte «\s7 × 2 = \?/);
  expect(pile(/^Su\s: 1/).getByText('7 × 3 = ?')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(pile(/^Su\s: 0/)).toBeDefined();
  expect(localStorage).toHaveLength(0);
});

test('after a card was moved to the other pile, undoing removes this card, the last one read [scanning.undo]', async () => {
  render(<Default {...args()} />);
  await open();
  show(qrOf(12));
  show(qrOf(13));
  await userEvent.keyboard('{ArrowRight}');
  show(qrOf(12));
  await press('Annuler la dernière');
  expect(pile(/^Pas su\s: 0/)).toBeDefined();
  expect(pile(/^Su\s: 1/).queryByText('7 × 2 = ?')).toBeNull();
});

test('without a camera, the number printed on the card can be typed [scanning.typed] [scanning.no-camera]', async () => {
  render(<CameraRefused studentId={studentId} />);
  await press('Scanner les cartes');
  expect(await screen.findByText('La caméra n’est pas autorisée')).toBeVisible();
  expect(screen.getByText(/^Autorisez-la dans les réglages du navigateur/)).toBeVisible();
  const field = screen.getByRole('textbox', { name: /^Numéro de la carte/ });
  await userEvent.type(field, `${scannable.cards[0]!.displayed_id.toLowerCase()}{Enter}`);
  expect(lastRead()).toBe('Su\u00a0: 7 × 2 = ?');
  expect(field).toHaveValue('');
  await userEvent.type(field, 'bonjour{Enter}');
  expect(lastRead()).toMatch(/^Ce n’est pas un numéro de carte/);
  expect(field).toHaveValue('bonjour');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows that the device has no camera, or that another application uses it, and what to do [scanning.no-camera]', async () => {
  const { unmount } = render(<NoCamera studentId={studentId} />);
  await press('Scanner les cartes');
  expect(await screen.findByText('Aucune caméra sur cet appareil')).toBeVisible();
  expect(screen.getByText(/^Tapez le numéro des cartes/)).toBeVisible();
  unmount();
  render(<Default studentId={studentId} reader={failingCamera('NotReadableError')} />);
  await press('Scanner les cartes');
  expect(await screen.findByText('La caméra ne répond pas')).toBeVisible();
  expect(screen.getByText(/^Une autre application l’utilise peut-être\. Fermez-la/)).toBeVisible();
});

test('cards that can’t be sent stay on the device, and are sent later [scanning.offline]', async () => {
  const first = render(<Unreachable {...args()} />);
  await open();
  show(qrOf(12));
  await press('Vérifier 1 carte');
  await press('Enregistrer 1 carte');
  expect(await screen.findByText(/La carte est gardée sur cet appareil/)).toBeVisible();
  expect(localStorage).toHaveLength(1);
  await press('Terminer');
  expect(screen.getByRole('button', { name: 'Scanner les cartes (1 à envoyer)' })).toBeVisible();
  first.unmount();
  render(<Default {...args()} />);
  expect(await screen.findByText('1 carte scannée plus tôt est enregistrée.')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('shows how many earlier scans were recorded, and how many were not, once they are sent [scanning.offline]', async () => {
  const first = render(<Unreachable {...args()} />);
  await open();
  for (const id of [12, 13, 14]) show(qrOf(id));
  await press('Vérifier 3 cartes');
  await press('Enregistrer 3 cartes');
  expect(await screen.findByText(/Les 3 cartes sont gardées sur cet appareil/)).toBeVisible();
  first.unmount();
  const statuses: ScanStatus[] = ['RECORDED', 'NOT_OF_STUDENT', 'REFUSED'];
  await renderInHost(<ScanCardsButton {...args()} />, {
    me: fakeMe('TEACHER'),
    texts: scanTexts,
    api: {
      'GET /students/:id': { ...phygital, id: studentId },
      'POST /cards_students/:student_id/scans': ({ body }: { readonly body: unknown }) => ({
        results: (body as Scans).scans.map(({ client_id }, at) => ({
          client_id,
          status: statuses[at]!,
          cards_id: null,
          from_box: null,
          to_box: null,
        })),
      }),
    },
  });
  expect(await screen.findByText('1 carte scannée plus tôt est enregistrée.')).toBeVisible();
  expect(
    await screen.findByText('2 cartes scannées plus tôt ne sont pas enregistrées. Scannez-les de nouveau.'),
  ).toBeVisible();
});

test('cards are reviewed before they are recorded, also while earlier scans wait to be sent [scanning.review]', async () => {
  render(<Unreachable {...args()} />);
  await open();
  show(qrOf(12));
  await press('Vérifier 1 carte');
  await press('Enregistrer 1 carte');
  await press('Scanner d’autres cartes');
  await waitFor(() => show(qrOf(12)));
  expect(lastRead()).toMatch(/^Déjà enregistrée, elle attend le réseau/);
  show(qrOf(13));
  await press('Vérifier 1 carte');
  expect(pile('1 avance').getByRole('listitem')).toHaveTextContent('7 × 3 = ?');
  await press('Enregistrer 1 carte');
  expect(await screen.findByText(/Les 2 cartes sont gardées sur cet appareil/)).toBeVisible();
});

test('piles survive a reload [scanning.offline]', async () => {
  const first = render(<Default {...args()} />);
  await open();
  show(qrOf(12));
  expect(localStorage).toHaveLength(1);
  first.unmount();
  camera = fakeCamera();
  render(<Default {...args()} />);
  await open();
  expect(pile(/^Su\s: 1/).getByText('7 × 2 = ?')).toBeVisible();
});

test('a refusal that a retry can’t change is shown, and the scans can be deleted', async () => {
  render(<NoLongerAllowed {...args()} />);
  await open();
  show(qrOf(12));
  await press('Vérifier 1 carte');
  await press('Enregistrer 1 carte');
  expect(await screen.findByText(/introuvable/i)).toBeVisible();
  await press('Effacer 1 carte non envoyée');
  expect(localStorage).toHaveLength(0);
});

test('scans of an earlier visit that the server refuses are shown in the scanner, and can be deleted [scanning.offline]', async () => {
  const first = render(<Unreachable {...args()} />);
  await open();
  show(qrOf(12));
  await press('Vérifier 1 carte');
  await press('Enregistrer 1 carte');
  await screen.findByText(/La carte est gardée sur cet appareil/);
  first.unmount();
  render(<NoLongerAllowed {...args()} />);
  await press('Scanner les cartes (1 à envoyer)');
  const scanner = within(await screen.findByRole('dialog'));
  expect(await scanner.findByText(/introuvable/i)).toBeVisible();
  await press('Effacer 1 carte non envoyée');
  expect(localStorage).toHaveLength(0);
  await waitFor(() => show(qrOf(12)));
  expect(lastRead()).toBe('Su\u00a0: 7 × 2 = ?');
});

test('the scanner beeps and vibrates for each card, in another way if a code is refused; the sound can be switched off for this device [scanning.feedback]', async () => {
  const tones: number[] = [];
  const node = { connect: () => undefined, start: () => undefined, stop: () => undefined, gain: { value: 0 } };

  class FakeAudio {
    readonly currentTime = 0;
    readonly resume = async () => undefined;
    readonly createGain = () => node;
    readonly createOscillator = () => ({
      ...node,
      frequency: {
        set value(hertz: number) {
          tones.push(hertz);
        },
      },
    });
  }

  Object.assign(globalThis, { AudioContext: FakeAudio });
  render(<Default {...args()} />);
  await open();
  show(qrOf(12));
  expect([tones.splice(0), vibrate.mock.lastCall]).toEqual([[880, 1175], [[40]]]);
  show('https://ailleurs.example/page');
  expect([tones.splice(0), vibrate.mock.lastCall]).toEqual([[220, 220], [[80, 60, 80]]]);
  await press('Couper le son');
  expect(await screen.findByRole('button', { name: 'Remettre le son' })).toBeVisible();
  expect(localStorage.getItem('memocartes.scan.muted')).toBe('true');
  show(qrOf(13));
  expect([tones, vibrate.mock.lastCall]).toEqual([[], [[40]]]);
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

test('a follower may scan for their child; the button is hidden for a student without physical cards [scanning.permission]', async () => {
  const { unmount } = render(<AsFollower {...args()} />);
  expect(await screen.findByRole('button', { name: 'Scanner les cartes' })).toBeVisible();
  unmount();
  const withoutCards = { 'GET /students/:id': { ...phygital, is_phygital: false } } satisfies Answers;

  function FirstName() {
    return <p>{useGetStudentQuery({ id: studentId }).data?.firstname}</p>;
  }

  await renderInHost(
    <>
      <FirstName />
      <ScanCardsButton {...args()} />
    </>,
    { me: fakeMe('USER'), texts: scanTexts, api: withoutCards },
  );
  expect(await screen.findByText(phygital.firstname)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Scanner les cartes' })).not.toBeInTheDocument();
});

test('shows loading, no cards, a failure and English texts', async () => {
  const loading = render(<Loading {...args()} />);
  await press('Scanner les cartes');
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  const empty = render(<Empty {...args()} />);
  await press('Scanner les cartes');
  expect(await screen.findByText('Aucune carte à scanner')).toBeVisible();
  empty.unmount();
  const failed = render(<Failed {...args()} />);
  await press('Scanner les cartes');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English {...args()} />);
  await press('Scan the cards');
  expect(await screen.findByRole('radio', { name: /^Not known/ })).toBeVisible();
});

test('the summary of practice at home shows no moves, before and after recording [scanning.home]', async () => {
  render(<Practice {...args()} />);
  await open();
  show(qrOf(12));
  await press('Vérifier 1 carte');
  expect(screen.getByText(/^Révision à la maison\s: cette carte ne change pas de boîte/)).toHaveFocus();
  expect(pile('1 carte pour s’entraîner').getByRole('listitem')).toHaveTextContent(/^7 × 2 = \?$/);
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Enregistrer 1 carte');
  expect(await screen.findByText('1 réponse est enregistrée. Remettez la carte dans sa boîte.')).toBeVisible();
  expect(pile('1 réponse d’entraînement').getByRole('listitem')).not.toHaveTextContent('Boîte');
});

test('shows a follower why scanning is not possible while revision at home is closed [scanning.home]', async () => {
  render(<ClosedAtHome {...args()} />);
  await press('Scanner les cartes');
  expect(await screen.findByText('La révision à la maison n’est pas ouverte pour l’instant.')).toBeVisible();
});

testStories({ default: stories.default, NoPhysicalCards: stories.NoPhysicalCards });
