import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './DevicePage.stories.tsx';

const { Code, School, SchoolFromQrCode, UnknownSchool, UnknownCode, NothingDue, Closed, NoPupil, Loading, Failed } =
  composeStories(stories);
const { English, Offline, CutOff } = composeStories(stories);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const press = (name: string | RegExp) => screen.findByRole('button', { name }).then((key) => userEvent.click(key));
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

async function toNames() {
  await title('Tape le code écrit au tableau');
  for (const digit of '163083') await press(digit);
  await title('Touche ton prénom');
}

test('the school’s code is asked once, and can be read by everybody', async () => {
  render(<School />);
  await userEvent.type(await screen.findByLabelText('Code de l’école'), '0751234J');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the code opens the names, in order; a name asks whether it is really them', async () => {
  render(<Code />);
  await toNames();
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names.slice(0, 3)).toEqual(['AAnnaterminé', 'IInès', 'LLéorévise']);
  expect(screen.getByRole('button', { name: /Zoé B\./ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await press(/Zoé$/);
  expect(await title(/Bonjour Zoé/)).toHaveFocus();
  await press('Ce n’est pas moi');
  expect(await title('Touche ton prénom')).toBeVisible();
});

test('a child looks, turns, answers; a card missed comes again; the end says what moved', async () => {
  render(<Code />);
  await toNames();
  await press(/Zoé$/);
  await press('Commencer');
  expect(await screen.findByText('0 sur 3')).toBeVisible();
  expect(screen.getByRole('img', { name: 'La carte est dans la boîte 2' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  const acts = () => within(screen.getByRole('group', { name: 'Ta réponse' }));
  const answer = async (name: string) => {
    await userEvent.click(acts().getByRole('button', { name: 'Retourner la carte' }));
    await userEvent.click(acts().getByRole('button', { name }));
  };
  await answer('Je savais');
  expect(screen.getByText('La carte passe dans la boîte 3.')).toBeVisible();
  await answer('Je savais');
  await answer('Je ne savais pas');
  expect(screen.getByText('Pas grave : la carte va revenir.')).toBeVisible();
  expect(screen.getByText('2 sur 3')).toBeVisible();
  await answer('Je savais');
  expect(await title(/C’est fini pour aujourd’hui, Zoé/)).toBeVisible();
  expect(await screen.findByText('2 cartes avancent d’une boîte.')).toBeVisible();
  expect(screen.getByText('1 carte reviendra bientôt, pour mieux la savoir.')).toBeVisible();
  expect(screen.getByText(/1 carte est acquise/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Terminé');
  expect(await title('Touche ton prénom')).toBeVisible();
});

test('a keyboard types the code and turns cards too', async () => {
  render(<Code />);
  await title('Tape le code écrit au tableau');
  await userEvent.keyboard('16308{Backspace}83');
  await title('Touche ton prénom');
});

test('a page that is loaded again comes back to its session', async () => {
  const { unmount } = render(<Code />);
  await toNames();
  unmount();
  render(<Code />);
  expect(await title('Touche ton prénom')).toBeVisible();
});

test('codes that open nothing are said, and can be typed again', async () => {
  const { unmount } = render(<UnknownCode />);
  await title('Tape le code écrit au tableau');
  for (const digit of '000000') await press(digit);
  expect(await screen.findByText('Ce code n’ouvre aucune séance. Regarde bien le tableau.')).toBeVisible();
  unmount();
  render(<UnknownSchool />);
  await userEvent.type(await screen.findByLabelText('Code de l’école'), 'XX');
  await press('Relier cette tablette');
  expect(await screen.findByText('Ce code ne correspond à aucun établissement.')).toBeVisible();
});

test('a QR code fills in the school', async () => {
  render(<SchoolFromQrCode />);
  expect(await screen.findByLabelText('Code de l’école')).toHaveValue('0751234J');
});

test('nothing due: the cards rest', async () => {
  render(<NothingDue />);
  await toNames();
  await press(/Zoé$/);
  await press('Commencer');
  expect(await title('Rien à réviser aujourd’hui, Zoé')).toBeVisible();
});

test('the session is over: another code can be typed', async () => {
  sessionStorage.setItem('memocartes.session', '41');
  render(<Closed />);
  expect(await title('Cette séance est terminée.')).toBeVisible();
  await press('Un autre code');
  expect(await title('Tape le code écrit au tableau')).toBeVisible();
});

test('no pupil, loading, a failure, English', async () => {
  sessionStorage.setItem('memocartes.session', '41');
  const none = render(<NoPupil />);
  expect(await screen.findByText('Aucun élève dans cette classe.')).toBeVisible();
  none.unmount();
  sessionStorage.clear();
  const loading = render(<Loading />);
  expect(await screen.findByText('Chargement…')).toBeInTheDocument();
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await title('Type the code on the board')).toBeVisible();
});

test('without network and nothing known: waits, and says that nothing is lost [§8.offline]', async () => {
  render(<Offline />);
  expect(await title('Pas de réseau pour l’instant')).toBeVisible();
  expect(screen.getByText(/Elle reprend toute seule/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('cut off, a page that is loaded again goes on with the card it was at [§8.offline] [§5.answers-once]', async () => {
  const online = render(<Code />);
  await toNames();
  await press(/Zoé$/);
  await press('Commencer');
  await screen.findByText('0 sur 3');
  online.unmount();

  const cut = render(<CutOff />);
  expect(await screen.findByText('0 sur 3')).toBeVisible();
  const answer = async () => {
    const acts = within(await screen.findByRole('group', { name: 'Ta réponse' }));
    await userEvent.click(acts.getByRole('button', { name: 'Retourner la carte' }));
    await userEvent.click(acts.getByRole('button', { name: 'Je savais' }));
  };
  await answer();
  cut.unmount();
  render(<CutOff />);
  expect(await screen.findByText('1 sur 3')).toBeVisible();
  await answer();
  await answer();
  expect(await title(/C’est fini pour aujourd’hui, Zoé/)).toBeVisible();
  expect(screen.getByText(/3 réponses attendent le réseau/)).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('memocartes.answer.'))).toHaveLength(3);
  await press('Terminé');
  expect(await title('Touche ton prénom')).toBeVisible();
  await press(/Léo/);
  await press('Commencer');
  expect(await screen.findByText('Pas de réseau : attends un peu, puis réessaie.')).toBeVisible();
});

describe('the school’s QR code, read by the camera', () => {
  const camera = (getUserMedia: () => Promise<unknown>) => {
    Object.assign(navigator, { mediaDevices: { getUserMedia } });
    Object.assign(HTMLMediaElement.prototype, { play: async () => undefined });
    Object.assign(window, {
      isSecureContext: true,
      BarcodeDetector: class {
        detect = async () => [{ rawValue: 'https://portail.example/device?school=0751234J' }];
      },
    });
  };
  afterEach(() => Object.assign(window, { BarcodeDetector: undefined }));

  test('ties the tablet to it', async () => {
    camera(async () => ({ getTracks: () => [{ stop: () => undefined }] }));
    render(<UnknownSchool />);
    await press('Lire le QR code de l’école');
    expect(await screen.findByText('Ce code ne correspond à aucun établissement.')).toBeVisible();
    expect(screen.getByLabelText('Code de l’école')).toHaveValue('0751234J');
  });

  test('a camera that is refused leaves the code to be typed', async () => {
    camera(async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    render(<School />);
    await press('Lire le QR code de l’école');
    expect(await screen.findByText('La caméra n’est pas disponible : tape le code.')).toBeVisible();
    expect(screen.getByLabelText('Code de l’école')).toBeVisible();
  });
});
