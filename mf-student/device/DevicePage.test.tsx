import { readRetries } from '@memocartes/shared-api/retry';
import { removeBarcodeDetector, simulateBarcodeDetector } from '@memocartes/shared-features/qr-reader/testing';
import { notFound, unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type ErrorAnswer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import remote from '../remote.ts';
import { attached, closed, deviceApi, ended } from './device.data.ts';
import * as stories from './DevicePage.stories.tsx';
import DevicePage from './DevicePage.tsx';
import { storeInTab } from './offline/tabData.ts';
import { press, pressOnCard } from './testing/press.ts';
import { shortenDoubleTapGuard } from './testing/shortDoubleTapGuard.ts';
import { startRevision, title, toNames } from './testing/steps.ts';

const { Code, School, SchoolFromQrCode, UnknownSchool, UnknownCode, NothingDue, Closed, NoStudent, Loading, Failed } =
  composeStories(stories);
const { SessionQrCode, SessionQrCodeWhenNotAttached, OldSessionQrCode } = composeStories(stories);
const { OldQrCodeWhenApproved, OldQrCodeWhenWaiting, OldQrCodeThenApproved } = composeStories(stories);
const {
  English,
  Offline,
  CachedDataOnly,
  QrCode,
  OldQrCode,
  ApprovedLater,
  Waiting,
  Revoked,
  RestoredLater,
  SchoolClosed,
  OtherName,
  TooManyCodes,
  NothingDueThenOffline,
  StudentLeft,
} = composeStories(stories);

jest.setTimeout(30_000);
shortenDoubleTapGuard();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('asks for the school’s code; the page is accessible', async () => {
  render(<School />);
  await userEvent.type(await screen.findByLabelText('Code de l’école'), '0751234J');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows the students in alphabetical order after the code, and asks for confirmation of a name', async () => {
  render(<Code />);
  await toNames();
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names.slice(0, 3)).toEqual(['Annaa terminé', 'Inès', 'Léorévise']);
  const drawings = [...document.querySelectorAll('[data-drawing]')].map((one) => one.getAttribute('data-drawing'));
  expect([drawings.length, new Set(drawings).size]).toEqual([9, 9]);
  expect(screen.getByRole('button', { name: 'Zoé B.' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await press(/Zoé$/);
  expect(await title(/Bonjour Zoé/)).toHaveFocus();
  await press('Ce n’est pas moi');
  expect(await title('Touche ton prénom')).toBeVisible();
});

test('shows a missed card again, and shows the moves at the end', async () => {
  render(<Code />);
  await startRevision();
  expect(await screen.findByText('0 sur 3')).toBeVisible();
  expect(screen.getByRole('img', { name: 'La carte est dans la boîte 2' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);

  const answer = async (name: string) => {
    await pressOnCard('Retourner la carte');
    await pressOnCard(name);
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
  expect(screen.getByText('1 carte reviendra bientôt, pour que tu la saches mieux.')).toBeVisible();
  expect(screen.getByText(/Dont 1 acquise/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Terminé');
  expect(await title('Touche ton prénom')).toBeVisible();
});

test('a revision shows the first name of its student and the class, also after a reload [tablets.student-name]', async () => {
  const { unmount } = render(<Code />);
  await startRevision();
  expect(await screen.findByText('Zoé · CE1 A')).toBeVisible();
  unmount();
  render(<Code />);
  expect(await screen.findByText('Zoé · CE1 A')).toBeVisible();
});

test('accepts a code that is typed and corrected on a physical keyboard', async () => {
  render(<Code />);
  await title('Tape le code écrit au tableau');
  await userEvent.keyboard('16308{Backspace}83');
  await title('Touche ton prénom');
});

test('returns to the session after a reload', async () => {
  const { unmount } = render(<Code />);
  await toNames();
  unmount();
  render(<Code />);
  expect(await title('Touche ton prénom')).toBeVisible();
});

test('while it asks for a school, the page of tablets links to the page of devices at home [home-revision.from-school]', async () => {
  render(<School />);
  expect(await screen.findByRole('link', { name: 'Je révise à la maison' })).toHaveAttribute('href', '/device/home');
});

test('explains why a session code is refused and lets the student type again; explains why a school code is refused', async () => {
  const { unmount } = render(<UnknownCode />);
  await title('Tape le code écrit au tableau');
  for (const digit of '000000') await press(digit);
  expect(await screen.findByText('Ce code n’ouvre aucune séance. Compare-le avec le tableau.')).toBeVisible();
  expect(screen.getByText('Code essayé : 0 0 0 0 0 0')).toBeInTheDocument();
  await press('7');
  expect(screen.getByText('Code tapé : 7')).toBeInTheDocument();
  unmount();
  render(<UnknownSchool />);
  await userEvent.type(await screen.findByLabelText('Code de l’école'), 'XX');
  await press('Demander l’autorisation de l’école');
  expect(await screen.findByText('Ce code ne correspond à aucun établissement.')).toBeVisible();
});

test('shows the remaining time after too many wrong codes, and accepts no digit meanwhile', async () => {
  render(<TooManyCodes />);
  await title('Tape le code écrit au tableau');
  for (const digit of '123456') await press(digit);
  expect(await screen.findByText('Trop d’essais. On attend un peu, puis on réessaie.')).toBeVisible();
  expect(screen.getByRole('button', { name: '1' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('timer')).toHaveTextContent(/^Encore [45] min \d+ s$/);
  await userEvent.click(screen.getByRole('button', { name: '7' }));
  expect(screen.getByText('Code essayé : 1 2 3 4 5 6')).toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows the label of a waiting tablet, and offers to cancel its request', async () => {
  render(<Waiting />);
  expect(await title('En attente de l’autorisation de l’école')).toBeVisible();
  expect(screen.getByText('4F7K')).toBeVisible();
  expect(screen.getByText('Tablette 4 F 7 K')).toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Annuler la demande' })).not.toHaveAttribute('aria-disabled');
});

test('a waiting tablet continues automatically once the school approves it', async () => {
  render(<ApprovedLater />);
  await title('En attente de l’autorisation de l’école');
  expect(
    await screen.findByRole('heading', { name: 'Tape le code écrit au tableau' }, { timeout: 5_000 }),
  ).toBeVisible();
  expect(screen.getByText('École Jean-Macé · Fenêtre 3')).toBeVisible();
});

test('a removed tablet shows that the school removed it and that its answers are kept, and can request approval again', async () => {
  const answer = {
    client_id: 'a',
    cards_id: 1,
    is_right: true,
    answered_at: '2026-11-21T09:00:00Z',
    id: 41,
    student_id: 7,
  };
  localStorage.setItem('memocartes.answer.a', JSON.stringify(answer));
  render(<Revoked />);
  expect(await screen.findByText(/École Jean-Macé a retiré cette tablette/)).toBeVisible();
  expect(screen.getByText(/^1 réponse est gardée sur la tablette/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Code de l’école'), '0751234J');
  expect(screen.getByRole('button', { name: 'Demander l’autorisation de l’école' })).not.toHaveAttribute(
    'aria-disabled',
  );
});

test('a removed tablet continues automatically once the school undoes the removal [tablets.revoke]', async () => {
  render(<RestoredLater />);
  expect(await screen.findByText(/École Jean-Macé a retiré cette tablette/)).toBeVisible();
  expect(
    await screen.findByRole('heading', { name: 'Tape le code écrit au tableau' }, { timeout: 8_000 }),
  ).toBeVisible();
});

test('shows the name of the portal from its settings', async () => {
  render(<OtherName />);
  expect(await title('Cette école n’a plus accès à Fichettes pour l’instant.')).toBeVisible();
  expect(screen.getByText('Fichettes')).toBeVisible();
});

test('shows that the school has no access, and allows choosing another school', async () => {
  render(<SchoolClosed />);
  expect(await title('Cette école n’a plus accès à Mémocartes pour l’instant.')).toBeVisible();
  await press('Changer d’école');
  expect(await title(/^Dans quelle école es-tu/)).toBeVisible();
  await press('Retour');
  expect(await title(/^Cette école n’a plus accès/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('a tablet whose school has no access says when its stored answers will be sent, and warns before a change of school loses them; a second request confirms [boxes.answers-once]', async () => {
  const answer = { id: 41, student_id: 7, client_id: 'a', cards_id: 101, is_right: true, answered_at: attached.now };
  localStorage.setItem('memocartes.answer.a', JSON.stringify(answer));
  const refusal: ErrorAnswer = { statusCode: 401, code: 'DEVICE_NOT_APPROVED', message: 'Tablette non autorisée.' };
  const { sent } = await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: {
      ...deviceApi,
      'GET /device': closed,
      'POST /device/sessions/:id/students/:student_id/answers': refusal,
    },
  });
  const nbAttached = () => sent.filter(({ path }) => path === '/device/attach').length;
  expect(await screen.findByText(/^1 réponse est gardée.*quand l’école aura de nouveau accès\.$/)).toBeVisible();
  await press('Changer d’école');
  await userEvent.type(await screen.findByLabelText('Code de l’école'), '0751234J');
  await press('Demander l’autorisation de l’école');
  expect(await screen.findByText(/^1 réponse n’est pas encore arrivée à École Jean-Macé/)).toBeVisible();
  expect(nbAttached()).toBe(0);
  await press('Demander l’autorisation de l’école');
  await waitFor(() => expect(nbAttached()).toBe(1));
});

test('a school’s QR code that opened the page of an attached tablet does not attach it without a warning about stored answers [boxes.answers-once]', async () => {
  const answer = { id: 41, student_id: 7, client_id: 'a', cards_id: 101, is_right: true, answered_at: attached.now };
  localStorage.setItem('memocartes.answer.a', JSON.stringify(answer));
  const refusal: ErrorAnswer = { statusCode: 401, code: 'DEVICE_NOT_APPROVED', message: 'Tablette non autorisée.' };
  const { sent } = await renderInHost(<DevicePage />, {
    route: '/device#w8Jr0pQm_3yX-aZ1bC2dEf',
    texts: remote.texts,
    api: {
      ...deviceApi,
      'POST /device/sessions/:id/students/:student_id/answers': () =>
        new Promise((resolve) => setTimeout(resolve, 20, refusal)),
    },
  });
  expect(await screen.findByText(/^1 réponse n’est pas encore arrivée à École Jean-Macé/)).toBeVisible();
  await press('Retour');
  await title('Tape le code écrit au tableau');
  expect(sent.filter(({ path }) => path === '/device/attach')).toEqual([]);
});

test('attaches the tablet by the school’s QR code that opened the page, and refuses an outdated QR code', async () => {
  const { unmount } = render(<QrCode />);
  expect(await title('Tape le code écrit au tableau')).toBeVisible();
  unmount();
  render(<OldQrCode />);
  expect(await screen.findByText('Ce QR code n’est plus valable : demandez à l’école le nouveau.')).toBeVisible();
});

test('shows why a QR code is refused on an approved or waiting tablet; the approved tablet can keep its school [tablets.secret]', async () => {
  const refusal = 'Ce QR code n’est plus valable : demandez à l’école le nouveau.';
  const { unmount } = render(<OldQrCodeWhenApproved />);
  expect(await screen.findByText(refusal)).toBeVisible();
  await press('Retour');
  await title('Tape le code écrit au tableau');
  unmount();
  render(<OldQrCodeWhenWaiting />);
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(await title('En attente de l’autorisation de l’école')).toBeVisible();
});

test('a tablet whose QR code was refused continues automatically once the school approves it [tablets.approval]', async () => {
  render(<OldQrCodeThenApproved />);
  expect(await screen.findByText(/^Ce QR code n’est plus valable/)).toBeVisible();
  expect(
    await screen.findByRole('heading', { name: 'Tape le code écrit au tableau' }, { timeout: 5_000 }),
  ).toBeVisible();
});

test('shows the names when a session’s QR code opened the page, and the digits of an outdated QR code', async () => {
  const { unmount } = render(<SessionQrCode />);
  expect(await title('Touche ton prénom')).toBeVisible();
  unmount();
  sessionStorage.clear();
  render(<OldSessionQrCode />);
  expect(await screen.findByText('Ce code n’ouvre aucune séance. Compare-le avec le tableau.')).toBeVisible();
  expect(screen.getByText('Code essayé : 1 6 3 0 8 3')).toBeInTheDocument();
  await press('7');
  expect(screen.getByText('Code essayé : 1 6 3 0 8 3')).toBeVisible();
  expect(screen.getByText('Code tapé : 7')).toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a refused QR code of a session is tried once, even when the step is shown again [tablets.wrong-code]', async () => {
  const refusal: ErrorAnswer = { statusCode: 422, code: 'UNKNOWN_CODE', message: 'Code inconnu.' };
  const { sent } = await renderInHost(<DevicePage />, {
    route: '/device#163083',
    texts: remote.texts,
    api: { ...deviceApi, 'POST /device/join': refusal },
  });
  const nbTries = () => sent.filter(({ path }) => path === '/device/join').length;
  expect(await screen.findByText(/^Ce code n’ouvre aucune séance/)).toBeVisible();
  await press('Changer d’école');
  await title(/^Dans quelle école es-tu/);
  await press('Retour');
  await title('Tape le code écrit au tableau');
  expect(screen.queryByText('On regarde…')).toBeNull();
  expect(nbTries()).toBe(1);
});

test('asks for the school first when an unattached tablet opens a session’s QR code', async () => {
  render(<SessionQrCodeWhenNotAttached />);
  expect(await title(/^Dans quelle école es-tu/)).toBeVisible();
  expect(screen.queryByText(/Code essayé/)).toBeNull();
});

test('fills in the school’s code from an older printed QR code', async () => {
  render(<SchoolFromQrCode />);
  expect(await screen.findByLabelText('Code de l’école')).toHaveValue('0751234J');
});

test('shows that no card is due', async () => {
  render(<NothingDue />);
  await startRevision();
  expect(await title('Rien à réviser aujourd’hui, Zoé')).toBeVisible();
});

test('records that a student with no card due has finished, even if the server does not respond [sessions.student]', async () => {
  render(<NothingDueThenOffline />);
  await startRevision();
  await title(/Rien à réviser aujourd’hui, Zoé/);
  await press('Terminé');
  await title('Touche ton prénom');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('memocartes.end.'))).toHaveLength(1);
});

test('tells a student who has left the class so, and shows the names again [tablets.left-class]', async () => {
  render(<StudentLeft />);
  await startRevision();
  expect(await title('Touche ton prénom')).toBeVisible();
  const text = 'Zoé, ton prénom n’est plus dans cette classe. Demande à un adulte.';
  expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Zoé$/ })).toBeNull());
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Inès');
  expect(await title(/Bonjour Inès/)).toBeVisible();
  expect(screen.queryByText('Introuvable.')).toBeNull();
  await press('Ce n’est pas moi');
  expect(await title('Touche ton prénom')).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
});

test('offers to enter another code when the session is over', async () => {
  storeInTab('current session', 41);
  render(<Closed />);
  expect(await title('Cette séance est terminée.')).toBeVisible();
  expect(screen.getByText(/^Tes réponses sont gardées/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  await press('Un autre code');
  expect(await title('Tape le code écrit au tableau')).toBeVisible();
});

test('shows the student their result when the teacher closes the session', async () => {
  const open = render(<Code />);
  await startRevision();
  await pressOnCard('Retourner la carte');
  await pressOnCard('Je savais');
  await screen.findByText('1 sur 3');
  open.unmount();
  render(<Closed />);
  expect(await title(/^C’est l’heure, Zoé\s: on s’arrête\s!$/)).toBeVisible();
  expect(await screen.findByText('Tu as revu 4 cartes.')).toBeVisible();
  expect(await screen.findByText('2 cartes avancent d’une boîte.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Annuler/ })).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Terminé');
  expect(await title('Cette séance est terminée.')).toBeVisible();
});

test('a revision whose session was deleted with its class ends, as when the session is closed [sessions.closed-on-tablet]', async () => {
  const open = render(<Code />);
  await startRevision();
  await screen.findByText('0 sur 3');
  open.unmount();
  await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: {
      ...deviceApi,
      'GET /device/sessions/:id': notFound,
      'POST /device/sessions/:id/students/:student_id/end': notFound,
    },
  });
  expect(await title(/^C’est l’heure, Zoé\s: on s’arrête\s!$/)).toBeVisible();
  // No result will come: the student must not wait for it [sessions.end].
  await waitFor(() => expect(screen.queryByText('On range tes cartes…')).toBeNull());
  await press('Terminé');
  expect(await title('Cette séance est terminée.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Un autre code' })).toBeVisible();
});

test('a closed session stays closed when the network fails afterwards', async () => {
  const open = render(<Code />);
  await startRevision();
  await screen.findByText('0 sur 3');
  open.unmount();
  const over: ErrorAnswer = { statusCode: 409, code: 'SESSION_CLOSED', message: 'Cette séance est terminée.' };
  const fail = jest.fn(() => {
    throw new TypeError('Failed to fetch');
  });
  let isDown = false;
  const retries = jest.replaceProperty(readRetries, 'times', 0);
  const { settled } = await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: { ...deviceApi, 'GET /device/sessions/:id': () => (isDown ? fail() : over) },
  });
  await title(/^C’est l’heure, Zoé\s: on s’arrête\s!$/);
  isDown = true;
  await press('Terminé');
  await waitFor(() => expect(fail).toHaveBeenCalled());
  await settled();
  expect(await title('Cette séance est terminée.')).toBeVisible();
  retries.restore();
});

test('the tablet no longer stores the names of a closed session, so that a reload without network does not show them [tablets.reach]', async () => {
  const open = render(<Code />);
  await toNames();
  await screen.findByRole('button', { name: /Inès/ });
  open.unmount();
  const over = render(<Closed />);
  await title('Cette séance est terminée.');
  over.unmount();
  render(<CachedDataOnly />);
  expect(await title('Pas de réseau pour l’instant')).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Inès');
});

test('the result stays on the screen when the network is lost and comes back [sessions.end]', async () => {
  // The queue of an earlier test may still report an end, so the failure does not depend on the number of calls.
  let isDown = false;
  const { settled } = await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: { ...deviceApi, 'POST /device/sessions/:id/students/:student_id/end': () => (isDown ? unavailable : ended) },
  });
  await startRevision();
  for (let i = 0; i < 3; i += 1) {
    await pressOnCard('Retourner la carte');
    await pressOnCard('Je savais');
  }
  expect(await screen.findByText('2 cartes avancent d’une boîte.')).toBeVisible();
  isDown = true;
  await act(async () => dispatchEvent(new Event('online')));
  await settled();
  expect(screen.getByText('2 cartes avancent d’une boîte.')).toBeVisible();
});

test('tells the server at the end of a revision that no card is left [sessions.finished-late]', async () => {
  const bodies: unknown[] = [];
  await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: {
      ...deviceApi,
      'POST /device/sessions/:id/students/:student_id/end': ({ body }) => {
        bodies.push(body);
        return ended;
      },
    },
  });
  await startRevision();
  for (let i = 0; i < 3; i += 1) {
    await pressOnCard('Retourner la carte');
    await pressOnCard('Je savais');
  }
  expect(await screen.findByText('2 cartes avancent d’une boîte.')).toBeVisible();
  expect(bodies).toContainEqual({ is_finished: true });
});

test('shows a class without students, the loading state, a failure and English texts', async () => {
  storeInTab('current session', 41);
  const none = render(<NoStudent />);
  expect(await screen.findByText('Aucun élève dans cette classe.')).toBeVisible();
  none.unmount();
  storeInTab('current session', undefined);
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await title('Type the code written on the board')).toBeVisible();
});

test('asks for confirmation when a revision is left after its first answer; « Continuer » is the primary button [tablets.stop]', async () => {
  render(<Code />);
  await startRevision();
  await screen.findByText('0 sur 3');
  for (const act of ['Retourner la carte', 'Je savais']) await pressOnCard(act);
  await screen.findByText('1 sur 3');
  await press('Arrêter');
  const question = within(await screen.findByRole('alertdialog', { name: /^Tu veux arrêter/ }));
  expect(question.getByRole('button', { name: 'Continuer' })).toHaveClass('mc-button--primary');
  await userEvent.click(question.getByRole('button', { name: 'Continuer' }));
  expect(screen.getByText('1 sur 3')).toBeVisible();
  await press('Arrêter');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Arrêter' }));
  expect(await title('Touche ton prénom')).toBeVisible();
});

test('a student who leaves after undoing their only answer is awaited again [sessions.wrong-name]', async () => {
  const { sent } = await renderInHost(<DevicePage />, { route: '/device', texts: remote.texts, api: deviceApi });
  const withdrawn = () => sent.filter(({ path }) => path.endsWith('/cancel')).map(({ path }) => path);
  await startRevision();
  await pressOnCard('Retourner la carte');
  await pressOnCard('Je savais');
  await press('Annuler');
  expect(withdrawn()).toEqual([]);
  await press('Ce n’est pas moi');
  expect(await title('Touche ton prénom')).toBeVisible();
  expect(withdrawn()).toEqual(['/device/sessions/41/students/7/cancel']);
});

test('a name tapped by mistake without network is withdrawn once the network is back, after the answers [sessions.wrong-name]', async () => {
  const lost: ErrorAnswer = { statusCode: 503, code: 'UNAVAILABLE', message: 'Indisponible.' };
  const answers: [ErrorAnswer | { readonly cards: [] }] = [lost];
  const { sent } = await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: {
      ...deviceApi,
      'POST /device/sessions/:id/students/:student_id/answers': () => answers[0],
      'POST /device/sessions/:id/students/:student_id/cancel': () => (answers[0] === lost ? lost : null),
    },
  });
  const calls = () => sent.flatMap(({ path }) => /(?:answers|cancel)$/.exec(path)?.[0] ?? []);
  await startRevision();
  await pressOnCard('Retourner la carte');
  await pressOnCard('Je savais');
  await press('Annuler');
  await press('Ce n’est pas moi');
  expect(await title('Touche ton prénom')).toBeVisible();
  answers[0] = { cards: [] };
  const nbBefore = calls().length;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(calls().slice(nbBefore)).toEqual(['answers', 'cancel']));
  // Nothing is left to send.
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => /answer\.|end\./.test(key))).toEqual([]));
  expect(calls().slice(nbBefore)).toEqual(['answers', 'cancel']);
});

test('a withdrawn name is not sent again once the session is closed [sessions.wrong-name]', async () => {
  const refusal: ErrorAnswer = { statusCode: 409, code: 'SESSION_CLOSED', message: 'Séance terminée.' };
  const { sent } = await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: { ...deviceApi, 'POST /device/sessions/:id/students/:student_id/cancel': refusal },
  });
  const withdrawn = () => sent.filter(({ path }) => path.endsWith('/cancel'));
  await startRevision();
  await press('Ce n’est pas moi');
  await waitFor(() => expect(withdrawn()).toHaveLength(1));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('.end.'))).toEqual([]));
  act(() => void dispatchEvent(new Event('online')));
  expect(await title('Touche ton prénom')).toBeVisible();
  expect(withdrawn()).toHaveLength(1);
});

test('asks for confirmation when the page is closed during a revision, not before or afterwards', async () => {
  const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  render(<Code />);
  await toNames();
  expect(closes()).toBe(true);
  await press(/Zoé$/);
  await press('Commencer');
  await screen.findByText('0 sur 3');
  expect(closes()).toBe(false);
  await press('Ce n’est pas moi');
  await title('Touche ton prénom');
  expect(closes()).toBe(true);
});

describe('spoken guidance', () => {
  const speak = jest.fn();

  beforeEach(() => {
    speak.mockClear();
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
      speechSynthesis: {
        getVoices: () => [{ lang: 'fr-FR', localService: true }],
        speak,
        cancel: jest.fn(),
        addEventListener: jest.fn(),
        removeEventListener: jest.fn(),
      },
    });
  });

  afterEach(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  const texts = () => speak.mock.calls.map(([{ text }]: [{ readonly text: string }]) => text);

  test('speaks each instruction once, and again on request; remembers that the guidance is turned off', async () => {
    const { unmount } = render(<Code />);
    await toNames();
    expect(texts()).toEqual(['Tape le code écrit au tableau.', 'Touche ton prénom']);
    await press('Écouter la consigne');
    expect(texts()).toHaveLength(3);
    expect(await axeFindings(document.body)).toEqual([]);
    await press('Lettres');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ne plus dire les consignes' }));
    unmount();
    render(<Code />);
    await title('Touche ton prénom');
    await press(/Maya$/);
    await title(/Bonjour Maya/);
    expect(texts()).toHaveLength(3);
    await press('Écouter la consigne');
    expect(texts().at(-1)).toMatch(/^Bonjour Maya/);
  });

  test('cannot be turned on or off without a voice for the page’s language', async () => {
    render(<English />);
    await title(/code/);
    await press('Letters');
    expect(await screen.findByRole('menuitem', { name: 'Handwriting' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /instructions/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Listen to the instruction' })).toBeNull();
  });

  test('speaks when no card is due and when the session is closed', async () => {
    localStorage.setItem('memocartes.guidance', 'on');
    const { unmount } = render(<NothingDue />);
    await startRevision();
    await title('Rien à réviser aujourd’hui, Zoé');
    expect(texts().at(-1)).toBe(
      'Rien à réviser aujourd’hui, Zoé. Tes cartes se reposent. Elles reviendront un autre jour.',
    );
    unmount();
    sessionStorage.clear();
    storeInTab('current session', 41);
    render(<Closed />);
    await title('Cette séance est terminée.');
    expect(texts().at(-1)).toMatch(/^Cette séance est terminée\. Tes réponses sont gardées\./);
  });
});

test('waits when offline without cached data, and says that the page resumes automatically [interface.offline]', async () => {
  render(<Offline />);
  expect(await title('Pas de réseau pour l’instant')).toBeVisible();
  expect(screen.getByText(/tout reprend tout seul/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows the names immediately after a reload without network, while the calls are pending [interface.offline]', async () => {
  const online = render(<Code />);
  await toNames();
  online.unmount();
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Loading />);
  expect(await title('Touche ton prénom')).toBeVisible();
  expect(screen.getByRole('button', { name: /Zoé$/ })).toBeVisible();
  network.mockRestore();
});

test('shows the names after 4 s if the network is connected but silent [tablets.offline] [interface.silent-network]', async () => {
  const online = render(<Code />);
  await toNames();
  online.unmount();
  jest.useFakeTimers({ advanceTimers: true });
  render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(await title('Touche ton prénom')).toBeVisible();
  jest.useRealTimers();
});

test('continues with the current card after a reload without network [interface.offline] [boxes.answers-once]', async () => {
  const online = render(<Code />);
  await startRevision();
  await screen.findByText('0 sur 3');
  online.unmount();

  const cut = render(<CachedDataOnly />);
  expect(await screen.findByText('0 sur 3')).toBeVisible();

  const answer = async () => {
    await pressOnCard('Retourner la carte');
    await pressOnCard('Je savais');
  };

  await answer();
  cut.unmount();
  render(<CachedDataOnly />);
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

test('undoes the last answer without network, during the revision and after the last card', async () => {
  const online = render(<Code />);
  await startRevision();
  await screen.findByText('0 sur 3');
  online.unmount();
  render(<CachedDataOnly />);
  await screen.findByText('0 sur 3');
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  await pressOnCard('Retourner la carte');
  await pressOnCard('Je savais');
  expect(screen.getByText('1 sur 3')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Annuler');
  expect(screen.getByText('0 sur 3')).toBeVisible();
  expect(screen.getByRole('img', { name: 'La carte est dans la boîte 2' })).toBeVisible();
  expect(screen.getByText(/^Ta réponse est annulée/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  for (const done of [1, 2, 3]) {
    await pressOnCard('Retourner la carte');
    await pressOnCard('Je savais');
    if (done < 3) await screen.findByText(`${done} sur 3`);
  }
  await title(/C’est fini pour aujourd’hui, Zoé/);
  await press('Annuler ma dernière réponse');
  expect(await screen.findByText('2 sur 3')).toBeVisible();
  const storedKeys = Object.keys(localStorage).filter((key) => key.startsWith('memocartes.answer.'));
  const entries = storedKeys.map(
    (key) => JSON.parse(localStorage.getItem(key)!) as { readonly client_id: string; readonly undoes?: string },
  );
  const undos = entries.filter(({ undoes }) => undoes);
  expect([entries.length, undos.length]).toEqual([6, 2]);
  for (const { undoes } of undos) expect(entries.map(({ client_id }) => client_id)).toContain(undoes);
});

describe('a QR code that the camera reads', () => {
  const camera = (getUserMedia: () => Promise<unknown>, seen = 'https://portail.example/device?school=0751234J') => {
    Object.assign(navigator, { mediaDevices: { getUserMedia } });
    Object.assign(HTMLMediaElement.prototype, { play: async () => undefined });
    Object.assign(window, { isSecureContext: true });
    simulateBarcodeDetector(() => [seen]);
  };

  afterEach(removeBarcodeDetector);

  const opened = async () => ({ getTracks: () => [{ stop: () => undefined }] });

  test('shows the names after the camera has read a session’s QR code', async () => {
    camera(opened, 'https://portail.example/device#163083');
    render(<Code />);
    await press('Lire le code');
    expect(await title('Touche ton prénom')).toBeVisible();
  });

  test('sends the code in a school’s QR code, and shows why the code is refused', async () => {
    camera(opened);
    render(<UnknownSchool />);
    await press('Lire le QR code de l’école');
    expect(await screen.findByText('Ce code ne correspond à aucun établissement.')).toBeVisible();
    expect(screen.getByLabelText('Code de l’école')).toHaveValue('0751234J');
  });

  test('asks to type the school’s code when access to the camera is refused', async () => {
    camera(async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    render(<School />);
    await press('Lire le QR code de l’école');
    expect(await screen.findByText('La caméra ne veut pas s’ouvrir. Ce n’est pas grave : tape le code.')).toBeVisible();
    expect(screen.getByLabelText('Code de l’école')).toBeVisible();
  });

  test('asks to type the session’s code when access to the camera is refused', async () => {
    camera(async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    render(<Code />);
    await press('Lire le code');
    expect(await screen.findByText(/^La caméra ne veut pas s’ouvrir/)).toBeVisible();
    await toNames();
  });
});
