import { failing } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, type ErrorAnswer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor } from '@testing-library/react';

import remote from '../../remote.ts';
import { attached, deviceApi, notAttached, waiting } from '../device.data.ts';
import DevicePage from '../DevicePage.tsx';
import { shortenDoubleTapGuard } from '../testing/shortDoubleTapGuard.ts';

shortenDoubleTapGuard();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (answers: Answers) =>
  renderInHost(<DevicePage />, { texts: remote.texts, route: '/device', api: { ...deviceApi, ...answers } });

test('a school code that was refused is no longer shown as wrong when the form is opened again', async () => {
  const unknown: ErrorAnswer = { statusCode: 422, code: 'UNKNOWN_SCHOOL_CODE', message: 'Code inconnu.' };
  const { user } = await open({ 'GET /device': attached, 'POST /device/attach': unknown });
  await user.click(await screen.findByRole('button', { name: 'Changer d’école' }));
  await user.type(await screen.findByLabelText('Code de l’école'), '0751234J{Enter}');
  expect(await screen.findByText('Code inconnu.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  await user.click(await screen.findByRole('button', { name: 'Changer d’école' }));
  expect(await screen.findByLabelText('Code de l’école')).not.toBeInvalid();
  expect(screen.queryByText('Code inconnu.')).toBeNull();
});

test('sends a request for approval once, however often the button is tapped while stored answers are being sent', async () => {
  const answer = { id: 41, student_id: 7, client_id: 'a', cards_id: 101, is_right: true, answered_at: attached.now };
  localStorage.setItem('memocartes.answer.a', JSON.stringify(answer));
  let accept = () => {};
  const sending = new Promise<{ readonly cards: [] }>((resolve) => (accept = () => resolve({ cards: [] })));
  const { user, sent } = await open({
    'GET /device': attached,
    'POST /device/sessions/:id/students/:student_id/answers': () => sending,
  });
  await user.click(await screen.findByRole('button', { name: 'Changer d’école' }));
  await user.type(await screen.findByLabelText('Code de l’école'), '0751234J{Enter}{Enter}');
  expect(screen.getByRole('button', { name: /^Demander l’autorisation/ })).toHaveAttribute('aria-busy', 'true');
  accept();
  await waitFor(() => expect(sent.filter(({ path }) => path === '/device/attach')).not.toEqual([]));
  await screen.findByRole('heading', { level: 1, name: 'Tape le code écrit au tableau' });
  expect(sent.filter(({ path }) => path === '/device/attach')).toHaveLength(1);
});

test('shows why a request for approval could not be cancelled, and cancels it on retry', async () => {
  const answers = [failing, notAttached];
  const states = [waiting];
  const { user } = await open({
    'GET /device': () => states.at(-1),
    'POST /device/cancel': () => {
      const answer = answers.shift();
      if (answer === notAttached) states.push(notAttached);
      return answer;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Annuler la demande' }));
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuler la demande' }));
  expect(await screen.findByLabelText('Code de l’école')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^L’école n’a pas autorisé/)).toBeNull());
  expect(screen.queryByText('Une erreur est survenue')).toBeNull();
});

test('a request that the school has rejected meanwhile is not reported as impossible to cancel', async () => {
  const states = [waiting];
  const { user } = await open({
    'GET /device': () => states.at(-1),
    'POST /device/cancel': () => {
      states.push(notAttached);
      return failing;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Annuler la demande' }));
  expect(await screen.findByText(/^L’école n’a pas autorisé/)).toBeVisible();
  expect(screen.getByLabelText('Code de l’école')).not.toBeInvalid();
  expect(screen.queryByText('Une erreur est survenue')).toBeNull();
});
