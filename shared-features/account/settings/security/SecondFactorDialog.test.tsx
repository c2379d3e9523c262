import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { pending } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, type ErrorAnswer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { accountSettingsApi } from '../accountSettings.data.ts';
import { accountSettingsTexts } from '../texts.ts';
import { type FactorAction, SecondFactorDialog } from './SecondFactorDialog.tsx';

const password = 'Secret-Mauve-26!';

async function open(action: FactorAction, answers: Answers = {}) {
  const onClose = jest.fn();
  const { user, sent } = await renderInHost(<SecondFactorDialog action={action} onClose={onClose} />, {
    me: fakeMe('TEACHER'),
    texts: accountSettingsTexts,
    api: { ...accountSettingsApi, ...answers },
  });
  await user.type(screen.getByLabelText(/^Mot de passe/), password);
  return { user, sent, onClose, goOn: () => user.click(screen.getByRole('button', { name: 'Continuer' })) };
}

test('asks for a code if another tab enabled the second factor meanwhile [accounts.sensitive]', async () => {
  const required: ErrorAnswer = {
    statusCode: 422,
    code: 'INVALID',
    message: 'Champ requis',
    fields: { code: 'Champ requis' },
  };
  const { user, sent, goOn } = await open('enable', {
    'POST /auth/second_factor': ({ body }) =>
      (body as { readonly code?: string }).code ? accountSettingsApi['POST /auth/second_factor'] : required,
  });
  await goOn();
  expect(await screen.findByText('Champ requis')).toBeVisible();
  await user.type(screen.getByLabelText(/^Code de votre application/), '123456');
  await goOn();
  expect(await screen.findByRole('img', { name: /Code à lire/ })).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ current_password: password, code: '123456' });
});

test('shows new recovery codes until the person has kept them: Escape does not close the dialog [accounts.second-factor-codes]', async () => {
  const { user, onClose, goOn } = await open('renew');
  await user.type(screen.getByLabelText(/^Code de votre application/), '123456');
  await goOn();
  const codes = await screen.findByRole('list', { name: 'Codes de secours' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByLabelText('J’ai gardé ces codes'));
  await goOn();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('closes with Escape before the identity is proved', async () => {
  const { user, onClose } = await open('renew');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('the dialog can’t be closed while recovery codes are created, since they are shown only once [interface.dialog-busy] [accounts.second-factor-codes]', async () => {
  const { user, sent, onClose, goOn } = await open('renew', { 'POST /auth/second_factor/recovery_codes': pending });
  await user.type(screen.getByLabelText(/^Code de votre application/), '123456');
  await goOn();
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/auth/second_factor/recovery_codes'));
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-disabled', 'true');
});
