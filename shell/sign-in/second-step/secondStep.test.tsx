import { secondFactorTexts } from '@memocartes/shared-features/account/second-factor/texts';
import type { Answers, ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import { addTexts } from '@memocartes/shared-shell/i18n';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';

import { renderPublic } from '../../testing/renderPublic.tsx';
import { openPortal } from './openPortal.ts';

jest.mock('./openPortal.ts', () => ({ openPortal: jest.fn() }));

const openPortalMock = jest.mocked(openPortal);
const wrong: ErrorAnswer = {
  statusCode: 422,
  code: 'WRONG_CODE',
  message: 'x',
  fields: { code: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.' },
};
const enrolment = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' };

beforeEach(() => {
  openPortalMock.mockClear();
  localStorage.clear();
});

async function signIn(kind: 'CODE' | 'ENROLMENT', api: Answers) {
  const page = await renderPublic('/', { api: { 'POST /auth/login': { second_factor_required: kind }, ...api } });
  await addTexts(secondFactorTexts);
  await page.user.type(screen.getByLabelText(/Adresse e-mail/), 'ada@example.fr');
  await page.user.type(screen.getByLabelText(/Mot de passe/), 'x');
  await page.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  return page;
}

test('asks for the code after the password, then opens the portal', async () => {
  const { user, sent } = await signIn('CODE', { 'POST /auth/login/code': {} });
  const field = await screen.findByLabelText(/^Code/);
  expect(openPortalMock).not.toHaveBeenCalled();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await axeFindings(document.body)).toEqual([]);
  await user.type(field, '123 456');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(sent.at(-1)).toMatchObject({ path: '/auth/login/code', body: { code: '123 456' } });
  expect(openPortalMock).toHaveBeenCalled();
});

test('shows the error of a wrong code at the field, and empties the field', async () => {
  const { user } = await signIn('CODE', { 'POST /auth/login/code': wrong });
  await user.type(await screen.findByLabelText(/^Code/), '000000');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByText(/n’est pas le bon/)).toBeVisible();
  expect(screen.getByLabelText(/^Code/)).toHaveValue('');
  expect(openPortalMock).not.toHaveBeenCalled();
});

test('the first enrolment shows the key, checks a code, shows recovery codes, then opens the portal', async () => {
  const { user, sent } = await signIn('ENROLMENT', {
    'POST /auth/login/enrolment': enrolment,
    'POST /auth/login/enrolment/confirm': { recovery_codes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] },
  });
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.type(screen.getByLabelText(/Code affiché/), '123456');
  await user.click(screen.getByRole('button', { name: 'Activer' }));
  const codes = await screen.findByRole('list', { name: 'Codes de secours' });
  expect(codes).toHaveTextContent('AAAAA-BBBBBCCCCC-DDDDD');
  expect(sent.at(-1)).toMatchObject({ path: '/auth/login/enrolment/confirm', body: { code: '123456' } });
  expect(openPortalMock).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('J’ai gardé ces codes'));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(openPortalMock).toHaveBeenCalled();
});

test('an expired sign-in offers to start again', async () => {
  await signIn('ENROLMENT', {
    'POST /auth/login/enrolment': { statusCode: 401, code: 'INVALID_KEY', message: 'trop longtemps' },
  });
  expect(await screen.findByRole('link', { name: 'Recommencer la connexion' })).toHaveAttribute('href', '/login');
});

test('a first enrolment confirmed after the sign-in has expired offers to start again', async () => {
  const { user } = await signIn('ENROLMENT', {
    'POST /auth/login/enrolment': enrolment,
    'POST /auth/login/enrolment/confirm': { statusCode: 401, code: 'INVALID_KEY', message: 'trop longtemps' },
  });
  await user.type(await screen.findByLabelText(/Code affiché/), '123456');
  await user.click(screen.getByRole('button', { name: 'Activer' }));
  expect(await screen.findByText('trop longtemps')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recommencer la connexion' })).toHaveAttribute('href', '/login');
});
