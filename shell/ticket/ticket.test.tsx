import type { TicketResponse } from '@memocartes/contract/auth/auth.routes';
import type { Answers, ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { leaveTo } from '../session/leaveTo.ts';
import { renderPublic } from '../testing/renderPublic.tsx';

jest.mock('../session/leaveTo.ts', () => ({ leaveTo: jest.fn() }));
const leaveToMock = jest.mocked(leaveTo);
beforeEach(() => leaveToMock.mockClear());

const ticketResponse = (changes: Partial<TicketResponse>) => ({
  purpose: 'SESSION' as const,
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.fr',
  needs_confirmation: false,
  ...changes,
});

const invalidKey: ErrorAnswer = { statusCode: 401, code: 'INVALID_KEY', message: 'morte' };

// A ticket is sent once, so each test has its own.
let nbTickets = 0;

const open = (address: string, reply: Answers['POST /auth/ticket']) => {
  nbTickets += 1;
  return renderPublic(address, { ticket: `t${nbTickets}`, api: { 'POST /auth/ticket': reply } });
};

test('the ticket of a login session opens the page of the address', async () => {
  const { sent } = await open('/classes/3?page=2', ticketResponse({}));
  await waitFor(() => expect(leaveToMock).toHaveBeenCalledWith('/classes/3?page=2'));
  expect(sent).toMatchObject([{ path: '/auth/ticket', body: { ticket: `t${nbTickets}` } }]);
});

test('a ticket on the landing page opens the dashboard', async () => {
  await open('/', ticketResponse({}));
  await waitFor(() => expect(leaveToMock).toHaveBeenCalledWith('/dashboard'));
});

test('asks for confirmation when another user is signed in, then continues [accounts.ticket-other-person]', async () => {
  const reply = ({ body }: { readonly body: unknown }) =>
    ticketResponse({ needs_confirmation: !(body as { readonly replace?: boolean }).replace });
  const { user, sent } = await open('/Dashboard', reply);
  expect(await screen.findByRole('heading', { name: /^Continuer avec le compte d’Ada LOVELACE\s\?$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuer avec le compte d’Ada LOVELACE' }));
  expect(sent.at(-1)?.body).toEqual({ ticket: `t${nbTickets}`, replace: true });
  expect(leaveToMock).toHaveBeenCalledWith('/Dashboard');
});

test('asks for confirmation before a new password replaces the session of another user [accounts.ticket-other-person]', async () => {
  const reply = ({ body }: { readonly body: unknown }) => {
    const needs_confirmation = !(body as { readonly replace?: boolean }).replace;
    return ticketResponse({ purpose: 'INVITATION', password_min_length: 8, needs_confirmation });
  };

  const { user } = await open('/Valid', reply);
  await user.click(await screen.findByRole('button', { name: 'Continuer avec le compte d’Ada LOVELACE' }));
  expect(await screen.findByLabelText(/Nouveau mot de passe/)).toBeVisible();
  expect(leaveToMock).not.toHaveBeenCalled();
});

test('when declined, the link of a new password leads to the dashboard of the user who is signed in', async () => {
  const { user } = await open('/Valid', ticketResponse({ purpose: 'INVITATION', needs_confirmation: true }));
  await user.click(await screen.findByRole('button', { name: 'Garder la session ouverte' }));
  expect(leaveToMock).toHaveBeenCalledWith('/dashboard');
});

test('sends the confirmation only once when tapped twice, since the ticket is single-use [accounts.ticket-other-person]', async () => {
  let nbConfirmed = 0;
  let respond = () => {};

  const reply = ({ body }: { readonly body: unknown }) => {
    if (!(body as { readonly replace?: boolean }).replace) return ticketResponse({ needs_confirmation: true });
    nbConfirmed += 1;
    if (nbConfirmed > 1) return invalidKey;
    return new Promise<ReturnType<typeof ticketResponse>>((resolve) => {
      respond = () => resolve(ticketResponse({}));
    });
  };

  const { user } = await open('/Dashboard', reply);
  await user.dblClick(await screen.findByRole('button', { name: 'Continuer avec le compte d’Ada LOVELACE' }));
  act(respond);
  await waitFor(() => expect(leaveToMock).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Garder la session ouverte' }));
  expect(nbConfirmed).toBe(1);
  expect(leaveToMock.mock.calls).toEqual([['/Dashboard']]);
});

test('when declined, keeps the open session and does not use the ticket', async () => {
  const { user, sent } = await open('/Dashboard', ticketResponse({ needs_confirmation: true }));
  await user.click(await screen.findByRole('button', { name: 'Garder la session ouverte' }));
  expect(sent).toHaveLength(1);
  expect(leaveToMock).toHaveBeenCalledWith('/Dashboard');
});

test.each([
  ['/Dashboard', '/?invalid-key'],
  ['/reset-password', '/?invalid-key'],
  ['/Valid', '/Unvalid'],
])('an invalid key at %s leads to %s', async (address, to) => {
  await open(address, invalidKey);
  await waitFor(() => expect(leaveToMock).toHaveBeenCalledWith(to));
});

test('the landing page shows that the key is invalid [accounts.invalid-key]', async () => {
  await renderPublic('/?invalid-key');
  expect(screen.getByText("Votre clé n'est plus valide, veuillez vous reconnecter")).toBeVisible();
});
