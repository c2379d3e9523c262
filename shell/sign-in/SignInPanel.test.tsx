import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ErrorCode } from '@memocartes/contract/errors/errors';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import type { Answers, ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { leaveTo } from '../session/leaveTo.ts';
import { rememberRequestedPage } from '../session/requestedPage.ts';
import { markSignedIn } from '../session/signedInAccount.ts';
import { renderPublic } from '../testing/renderPublic.tsx';
import { readSignOnRequest, storeSignOnRequest } from './gar/request.ts';
import { openPortal } from './second-step/openPortal.ts';

jest.mock('../session/leaveTo.ts', () => ({ leaveTo: jest.fn() }));
jest.mock('./second-step/openPortal.ts', () => ({ openPortal: jest.fn() }));

const openPortalMock = jest.mocked(openPortal);
const refusal = (statusCode: number, code: ErrorCode, message: string): ErrorAnswer => ({ statusCode, code, message });
const submit = () => screen.getByRole('button', { name: 'Se connecter' });

beforeEach(() => {
  openPortalMock.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

test('explains how to sign in: teachers with the GAR, followers with an e-mail address', async () => {
  await renderPublic('/');
  expect(await screen.findByText(/^Enseignants\s: avec votre compte académique/)).toBeVisible();
  expect(
    screen.getByText(/^Parents, proches, personnes invitées par e-mail\s: avec l’adresse de l’invitation/),
  ).toBeVisible();
});

test('a family with a slip finds where to enter its code [invitations.slip-entry]', async () => {
  await renderPublic('/');
  expect(await screen.findByText(/^L’école vous a remis une fiche/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saisir le code de ma fiche' })).toHaveAttribute('href', '/activer');
});

test.each(['/', '/confidentialite'])(
  'people without access find the address of the portal’s team on %s [accounts.write-us]',
  async (page) => {
    await renderPublic(page);
    const address = await screen.findByRole('link', { name: 'contact@example.fr' });
    expect(address).toHaveAttribute('href', 'mailto:contact@example.fr');
  },
);

test('an address and a password open a session', async () => {
  const { user, sent } = await renderPublic('/login', { api: { 'POST /auth/login': {} } });
  await user.type(screen.getByLabelText(/Adresse e-mail/), ' ada@example.fr ');
  await user.type(screen.getByLabelText(/Mot de passe/), 'Secret-2026!');
  await user.click(submit());
  expect(sent.at(-1)).toMatchObject({
    path: '/auth/login',
    body: { email: 'ada@example.fr', password: 'Secret-2026!' },
  });
  expect(openPortalMock).toHaveBeenCalled();
});

test('a follower can choose to stay signed in on this device [accounts.stay-signed-in]', async () => {
  const { user, sent } = await renderPublic('/login', { api: { 'POST /auth/login': {} } });
  const choice = screen.getByRole('checkbox', { name: 'Rester connecté sur cet appareil' });
  expect(choice).not.toBeChecked();
  expect(choice).toHaveAccessibleDescription(/^Pour les parents et les proches/);
  await user.type(screen.getByLabelText(/Adresse e-mail/), 'ada@example.fr');
  await user.type(screen.getByLabelText(/Mot de passe/), 'Secret-2026!');
  await user.click(choice);
  await user.click(submit());
  expect(sent.at(-1)).toMatchObject({
    body: { email: 'ada@example.fr', password: 'Secret-2026!', stay_signed_in: true },
  });
});

test('shows which fields are missing or invalid, and sends nothing [accounts.email] [interface.required]', async () => {
  const { user, sent } = await renderPublic('/');
  await user.type(screen.getByLabelText(/Adresse e-mail/), 'ada');
  await user.click(submit());
  expect(screen.getByText('Adresse email non valide')).toBeVisible();
  expect(screen.getByText('Champ requis')).toBeVisible();
  expect(sent).toEqual([]);
});

test.each<[number, ErrorCode, string]>([
  [401, 'INVALID_CREDENTIALS', "Votre nom d'utilisateur ou mot de passe sont incorrects"],
  [403, 'ACCOUNT_DISABLED', 'Votre compte est désactivé'],
  [403, 'ACCESS_EXPIRED', 'Votre accès à la plateforme a expiré'],
  [403, 'SCHOOL_CLOSED', "Votre établissement n'a plus accès à la plateforme"],
  [403, 'ACCOUNT_REFUSED', "Vous n'avez plus accès à la plateforme"],
  [429, 'LOCKED_OUT', 'Trop d’essais : ce compte est bloqué pendant 15 minutes.'],
])(
  'shows a message for %i %s [accounts.wrong-credentials] [accounts.disabled] [accounts.expired] [accounts.school-closed] [accounts.banned]',
  async (status, code, message) => {
    const { user } = await renderPublic('/', { api: { 'POST /auth/login': refusal(status, code, message) } });
    await user.type(screen.getByLabelText(/Adresse e-mail/), 'ada@example.fr');
    await user.type(screen.getByLabelText(/Mot de passe/), 'x');
    await user.click(submit());
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(message);
    expect(openPortalMock).not.toHaveBeenCalled();
  },
);

test('the lock-out message says how long to wait, also in English [accounts.lock-out]', async () => {
  const lockedOut = { ...refusal(429, 'LOCKED_OUT', 'Trop d’essais'), retryAfter: 900 };
  const api = { 'POST /auth/login': lockedOut } satisfies Answers;
  const { user } = await renderPublic('/', { settings: { CAN_SWITCH_LANG: true }, api });
  await user.click(screen.getByRole('button', { name: /Switch to English/ }));
  await user.type(await screen.findByLabelText(/E-mail address/), 'ada@example.fr');
  await user.type(screen.getByLabelText(/^Password/), 'x');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(
    'this account is locked for 15 minutes.',
  );
});

test('explains an expired session, and focuses the sign-in [accounts.session-expired-text]', async () => {
  await renderPublic('/?expired=true');
  expect(screen.getByText('Votre session a expiré, veuillez vous reconnecter')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Se connecter' })).toHaveFocus();
});

test('a refused sign-in replaces the message about an expired session [accounts.session-expired-text]', async () => {
  const wrong = refusal(401, 'INVALID_CREDENTIALS', 'Refusé');
  const { user } = await renderPublic('/?expired=true', { api: { 'POST /auth/login': wrong } });
  await user.click(submit());
  expect(screen.getByText('Votre session a expiré, veuillez vous reconnecter')).toBeVisible();
  await user.type(screen.getByLabelText(/Adresse e-mail/), 'ada@example.fr');
  await user.type(screen.getByLabelText(/Mot de passe/), 'x');
  await user.click(submit());
  expect(await within(screen.getByRole('main')).findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Votre session a expiré, veuillez vous reconnecter')).not.toBeInTheDocument();
});

test('signing out after the deletion of the account leads to its confirmation [accounts.deleted]', async () => {
  await renderPublic('/logout?deleted', { api: { 'POST /auth/logout': refusal(401, 'NO_SESSION', 'x') } });
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/?deleted'));
});

test('confirms that the account was deleted [accounts.deleted]', async () => {
  await renderPublic('/?deleted');
  expect(screen.getByText('Votre compte est supprimé.')).toBeVisible();
});

test('explains why the requested page is not shown, and focuses the sign-in [accounts.requested-page]', async () => {
  rememberRequestedPage({ pathname: '/classes/3', search: '', hash: '' });
  const { sent } = await renderPublic('/');
  expect(screen.getByText(/^Connectez-vous pour voir cette page/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Se connecter' })).toHaveFocus();
  expect(await axeFindings(document.body)).toEqual([]);
  expect(sent).toEqual([]);
});

test.each([
  ['the login session has expired', '/?expired=true', true],
  ['the visitor chose to sign in', '/login', true],
  ['no page was requested', '/', false],
])('shows no message about a requested page when %s [accounts.requested-page]', async (_why, address, hasPage) => {
  if (hasPage) rememberRequestedPage({ pathname: '/classes/3', search: '', hash: '' });
  await renderPublic(address);
  expect(submit()).toBeVisible();
  expect(screen.queryByText(/^Connectez-vous pour voir cette page/)).not.toBeInTheDocument();
});

test('sends a linking code with the GAR sign-on; shows a message for an invalid code', async () => {
  const invalidKey = refusal(401, 'INVALID_KEY', "Votre clé n'est plus valide, veuillez vous reconnecter");
  const { user, sent } = await renderPublic('/', { api: { 'POST /oidc/start': invalidKey } });
  await user.click(await screen.findByRole('button', { name: 'J’ai un code de liaison' }));
  await user.type(screen.getByLabelText(/Code de liaison/), ' K7QMX-4PRTW ');
  await user.click(screen.getByRole('button', { name: 'Entrer par le GAR' }));
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent("Votre clé n'est plus valide");
  expect(sent.at(-1)).toMatchObject({ path: '/oidc/start', body: { link_code: 'K7QMX-4PRTW' } });
  expect(readSignOnRequest()).toMatchObject({ linkCode: 'K7QMX-4PRTW' });
});

test('a sign-on that failed at the GAR is started again with its linking code [accounts.gar-link-code]', async () => {
  storeSignOnRequest({ linkCode: 'K7QMX-4PRTW' });
  const api = { 'POST /oidc/start': refusal(401, 'INVALID_KEY', "Votre clé n'est plus valide") } satisfies Answers;
  const { user, sent } = await renderPublic('/callback?error=access_denied&state=x', { api });
  await user.click(await screen.findByRole('button', { name: 'Recommencer avec le GAR' }));
  await screen.findByText("Votre clé n'est plus valide");
  expect(sent.at(-1)).toMatchObject({ path: '/oidc/start', body: { link_code: 'K7QMX-4PRTW' } });
});

test('the demonstration accounts sign in with one click [demo.accounts]', async () => {
  const settings = {
    DEMO: true,
    demoAccounts: [{ role: 'USER' as const, label: 'Parent', email: 'parent@demo.fr', password: 'Demo-2026!' }],
  };
  const { user, sent } = await renderPublic('/', { settings, api: { 'POST /auth/login': {} } });
  expect(screen.getByText('Comptes de démonstration')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /parent@demo.fr/ }));
  expect(sent.at(-1)?.body).toEqual({ email: 'parent@demo.fr', password: 'Demo-2026!' });
  expect(openPortalMock).toHaveBeenCalled();
});

test('shows no demonstration accounts outside a demonstration [demo.accounts]', async () => {
  await renderPublic('/');
  expect(screen.queryByText('Comptes de démonstration')).not.toBeInTheDocument();
});

test('shows a link to the dashboard when a user is still signed in; only two requests are sent', async () => {
  const user = fakeMe('TEACHER');
  markSignedIn();
  const { sent } = await renderPublic('/', { api: { 'GET /auth/token': null, 'GET /auth/user': { user } } });
  expect(await screen.findByText('La session de Camille ROUSSEL est ouverte.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir mon tableau de bord' })).toHaveAttribute('href', '/dashboard');
  expect(sent).toHaveLength(2);
});

test('requests no session on a first visit', async () => {
  const { sent } = await renderPublic('/');
  expect(sent).toEqual([]);
});

test('the addresses of the demo accounts wrap in a narrow column, as with a browser font size of 200 %', () => {
  const css = readFileSync(join(__dirname, 'sign-in.css'), 'utf8');
  expect(css).toMatch(/\.si-demo__account small \{[^}]*overflow-wrap: anywhere;/);
});
