import { fakeMe } from '@memocartes/shared-shell/fake-host';
import {
  type Answer,
  type Answers,
  type ErrorAnswer,
  lostDeletion,
  renderInHost,
} from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { account, api } from './superadminPanel.data.ts';
import * as stories from './SuperadminPanel.stories.tsx';
import SuperadminPanel from './SuperadminPanel.tsx';
import { superadminPanelTexts } from './texts.ts';

const { View, OwnAccount, Invited, Edit, EditOwnAccount, Loading, Failed, English } = composeStories(stories);

const open = (mode: PanelMode, answers: Answers = {}) =>
  renderInHost(<SuperadminPanel />, {
    me: fakeMe('SUPERADMIN'),
    texts: superadminPanelTexts,
    panel: { component: 'superadmin', mode, itemId: mode === 'ADD' ? null : 50, fromPage: false },
    api: { ...api, ...answers },
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

const fill = async (user: UserEvent, name: string, text: string) => {
  await user.clear(await field(name));
  await user.click(await field(name));
  await user.paste(text);
};

test('shows a superadmin with a delete button; one’s own account has none [permissions.superadmin]', async () => {
  const { unmount } = render(<View />);
  expect(await screen.findByRole('heading', { name: 'Paul GARNIER' })).toBeVisible();
  expect(screen.getByText('(0)1 40 00 12 34')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Supprimer' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  render(<OwnAccount />);
  expect(await screen.findByRole('button', { name: 'Modifier' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).not.toBeInTheDocument();
});

test('resets the second factor of another superadmin after confirmation; one’s own can’t be reset', async () => {
  const enabled = { ...account, has_second_factor: true };
  const { user, sent, unmount } = await open('VIEW', { 'GET /auth/:id': enabled });
  await user.click(await screen.findByRole('button', { name: 'Réinitialiser la connexion en deux étapes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Réinitialiser' }));
  expect(await screen.findByText(/Paul GARNIER est réinitialisée/)).toBeVisible();
  expect(sent.find(({ method }) => method === 'DELETE')).toMatchObject({ path: '/auth/50/second_factor' });
  unmount();
  await open('VIEW', { 'GET /auth/:id': { ...enabled, id: 10 } });
  expect(await screen.findByRole('button', { name: 'Modifier' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Réinitialiser/ })).not.toBeInTheDocument();
});

test('for a new superadmin, the role is fixed and the phone optional [accounts.phone-superadmin] [interface.toasts]', async () => {
  const { user, sent } = await open('ADD');
  expect(await field('Rôle')).toHaveAttribute('readonly');
  await user.click(save());
  expect(await screen.findAllByText('Champ requis')).toHaveLength(3);
  await fill(user, 'Prénom', 'nadia');
  await fill(user, 'Nom', 'FERRAND');
  await fill(user, 'Adresse e-mail', 'nadia@example.fr');
  for (const phone of ['1234', 'tel 0140001234', '+3312345678901234567']) {
    await fill(user, 'Téléphone', phone);
    await user.tab();
    expect(await screen.findByText('Téléphone incorrect')).toBeVisible();
    await user.clear(await field('Téléphone'));
    await waitFor(() => expect(screen.queryByText('Téléphone incorrect')).not.toBeInTheDocument());
  }
  await user.click(save());
  expect(await screen.findByText(/Personne ajoutée/)).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    request_id: expect.any(String) as string,
    role: 'SUPERADMIN',
    email: 'nadia@example.fr',
    firstname: 'Nadia',
    lastname: 'Ferrand',
    phone: null,
  });
}, 40_000);

test('an existing address shows an error on blur and blocks saving [accounts.email-exists]', async () => {
  const { user } = await open('ADD', { 'GET /auth/check/:email': { isExisting: true } });
  await fill(user, 'Adresse e-mail', 'nadia@example.fr');
  await user.tab();
  expect(await screen.findByText('Désolé cette adresse email existe déjà')).toBeVisible();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

test('the address is read-only in edit mode; every status except one’s own can be changed [accounts.email-read-only] [accounts.status]', async () => {
  const { unmount } = render(<Edit />);
  expect(await field('Adresse e-mail')).toHaveAttribute('readonly');
  expect(screen.getByRole('combobox', { name: 'Statut' })).toBeEnabled();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  render(<EditOwnAccount />);
  await field('Prénom');
  expect(screen.getByRole('combobox', { name: 'Statut' })).toBeDisabled();
});

test('sends only changed values; saving without changes shows that nothing changed [interface.no-change]', async () => {
  const { user, sent } = await open('EDIT');
  await field('Prénom');
  await user.click(save());
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  await user.type(await field('Prénom'), ' ');
  await fill(user, 'Téléphone', '+33 1 40 00 99 99');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Statut' }), 'INACTIVE');
  await user.click(save());
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      phone: '+33 1 40 00 99 99',
      status: 'INACTIVE',
    }),
  );
});

test('after a lost response, a name typed in capitals is saved again without a dialog [interface.version]', async () => {
  const saved = { ...account, firstname: 'Anne', version: 2 };
  const responses: Answer<'PATCH /auth/:id'>[] = [
    { statusCode: 409, code: 'VERSION_CHANGED', message: 'Modifié.', current: saved },
    saved,
  ];
  const { user } = await open('EDIT', { 'PATCH /auth/:id': () => responses.shift() });
  await fill(user, 'Prénom', 'ANNE');
  await user.click(save());
  await waitFor(() => expect(responses).toHaveLength(0));
  expect(screen.queryByRole('dialog', { name: 'Modifié entre-temps' })).not.toBeInTheDocument();
});

test('deleting a superadmin again after a lost response reports success [interface.deleted-already]', async () => {
  const { user } = await open('VIEW', { 'DELETE /auth/:id': lostDeletion() });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await dialog.findByText('Le portail ne répond pas.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('asks for confirmation before deleting; if the server refuses, the dialog stays open with the error', async () => {
  const lastSuperadmin: ErrorAnswer = {
    statusCode: 409,
    code: 'CONFLICT',
    message: 'Il doit rester un super-administrateur.',
  };
  const { user, sent } = await open('VIEW', { 'DELETE /auth/:id': lastSuperadmin });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Supprimer Paul GARNIER/ }));
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await dialog.findByText('Il doit rester un super-administrateur.')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/auth/50' });
});

test('can resend an invitation', async () => {
  const { unmount } = render(<Invited />);
  expect(await screen.findByText('Invité(e)')).toBeVisible();
  unmount();
  const { user } = await open('VIEW', { 'GET /auth/:id': { ...account, status: 'PENDING' } });
  await user.click(await screen.findByRole('button', { name: 'Renvoyer l’invitation' }));
  expect(await screen.findByText('Invitation renvoyée à paul.garnier@example.fr')).toBeVisible();
});

test('shows loading, a failure with retry, and English texts', async () => {
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
});

testStories({ default: stories.default, SecondFactor: stories.SecondFactor, Add: stories.Add });
