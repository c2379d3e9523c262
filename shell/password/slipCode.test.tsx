import { errors } from '@memocartes/contract/errors/errors';
import type { Answer } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
// A test unmounts the page, to check that a remounted page still has the code.
import { cleanup, screen, within } from '@testing-library/react';

import { renderPublic } from '../testing/renderPublic.tsx';
import { forgetCode } from './slipCode.ts';

const code = 'K7WM-3PXA-H9RT';
const open = (address: string, claim: Answer<'POST /auth/claim'> = null) =>
  renderPublic(address, { api: { 'POST /auth/claim': claim }, settings: { DEMO: false } });

test('removes the code from the address, sends it with the e-mail address, and announces the mail', async () => {
  const { user, sent } = await open(`/activer#${code}`);
  expect(await screen.findByRole('heading', { name: 'Activer mon compte' })).toBeVisible();
  expect(screen.getByLabelText(/Code de la fiche/)).toHaveValue(code);
  expect(location.hash).toBe('');
  expect(await axeFindings(document.body)).toEqual([]);
  await user.type(screen.getByLabelText(/Votre adresse e-mail/), ' samia@example.fr ');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await screen.findByRole('heading', { name: 'Consultez vos e-mails' })).toHaveFocus();
  expect(screen.getByText(/vers samia@example\.fr/)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ path: '/auth/claim', body: { code, email: 'samia@example.fr' } });
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a remounted page still has the code', async () => {
  await open(`/activer#${code}`);
  cleanup();
  await open('/activer');
  expect(await screen.findByLabelText(/Code de la fiche/)).toHaveValue(code);
  forgetCode();
});

test('a typed code is kept while a mistyped address is corrected', async () => {
  const { user } = await open('/ACTIVER/');
  await user.type(await screen.findByLabelText(/Code de la fiche/), 'k7wm 3pxa h9rt');
  await user.type(screen.getByLabelText(/Votre adresse e-mail/), 'samia@exemple.fr');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  await user.click(await screen.findByRole('button', { name: 'Corriger l’adresse' }));
  expect(screen.getByLabelText(/Code de la fiche/)).toHaveValue('k7wm 3pxa h9rt');
});

test('shows which fields are missing or invalid, focuses the first, and sends nothing', async () => {
  const { user, sent } = await open('/activer');
  await user.type(await screen.findByLabelText(/Votre adresse e-mail/), 'samia@');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(screen.getByText('Champ requis')).toBeVisible();
  expect(screen.getByLabelText(/Code de la fiche/)).toHaveFocus();
  expect(screen.getByText('Adresse email non valide')).toBeVisible();
  expect(sent).toEqual([]);
});

test('explains what to do about an unknown code, which may be that of another person who used it', async () => {
  const [, message] = errors.UNKNOWN_CLAIM_CODE;
  const { user } = await open(`/activer#${code}`, { statusCode: 422, code: 'UNKNOWN_CLAIM_CODE', message });
  await user.type(await screen.findByLabelText(/Votre adresse e-mail/), 'samia@example.fr');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(
    /aucune fiche en cours.*une seule personne/,
  );
});

test('ignores a hash that is not a code', async () => {
  await open('/activer#<script>alert(1)</script>');
  expect(await screen.findByLabelText(/Code de la fiche/)).toHaveValue('');
});
