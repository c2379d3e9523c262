import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { accountSettingsApi } from './accountSettings.data.ts';
import AccountSettingsPage from './AccountSettingsPage.tsx';
import { accountSettingsTexts } from './texts.ts';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function write(label: RegExp, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

const open = (me = fakeMe('TEACHER', { phone: '06 39 98 11 22' })) =>
  renderInHost(<AccountSettingsPage />, { me, texts: accountSettingsTexts, route: '/Params', api: accountSettingsApi });

test('saving sends only the changed fields', async () => {
  const { sent } = await open();
  await write(/Prénom/, 'Camille-Anne');
  await press('Enregistrer');
  expect(await screen.findByText('Vos informations sont enregistrées')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { path: '/auth/10', body: { firstname: 'Camille-Anne' } },
  ]);
});

test('saving a name that the school admin changed meanwhile opens the conflict dialog, then saves on the newer version', async () => {
  const account = {
    id: 10,
    firstname: 'Chloé',
    lastname: 'Roussel',
    email: null,
    phone: '06 39 98 11 22',
    version: 2,
  };
  const responses: Answer<'PATCH /auth/:id'>[] = [
    { statusCode: 409, code: 'VERSION_CHANGED', message: 'Modifié.', current: account },
    { ...account, firstname: 'Anne', version: 3 },
    { ...account, firstname: 'Annie', version: 4 },
  ];
  const { sent, user } = await renderInHost(<AccountSettingsPage />, {
    me: fakeMe('TEACHER', { phone: '06 39 98 11 22' }),
    texts: accountSettingsTexts,
    route: '/Params',
    api: { 'PATCH /auth/:id': () => responses.shift() },
  });
  await write(/Prénom/, 'Anne');
  await press('Enregistrer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifié entre-temps' }));
  expect(dialog.getByRole('radio', { name: /Version enregistrée.*Chloé/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Enregistrer ces choix' }));
  expect(await screen.findByText('Vos informations sont enregistrées')).toBeVisible();
  // The form stays open: the next change is based on the version just saved.
  await write(/Prénom/, 'Annie');
  await press('Enregistrer');
  await waitFor(() => expect(responses).toHaveLength(0));
  expect(sent.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { body: { firstname: 'Anne' }, ifMatch: '"1"' },
    { body: { firstname: 'Anne' }, ifMatch: '"2"' },
    { body: { firstname: 'Annie' }, ifMatch: '"3"' },
  ]);
});

test('after a lost response, a name typed in capitals is saved again without a dialog [interface.version]', async () => {
  const account = { id: 10, firstname: 'Anne', lastname: 'Roussel', email: null, phone: '06 39 98 11 22', version: 2 };
  const responses: Answer<'PATCH /auth/:id'>[] = [
    { statusCode: 409, code: 'VERSION_CHANGED', message: 'Modifié.', current: account },
    account,
  ];
  await renderInHost(<AccountSettingsPage />, {
    me: fakeMe('TEACHER', { phone: '06 39 98 11 22' }),
    texts: accountSettingsTexts,
    route: '/Params',
    api: { 'PATCH /auth/:id': () => responses.shift() },
  });
  await write(/Prénom/, 'ANNE');
  await press('Enregistrer');
  await waitFor(() => expect(responses).toHaveLength(0));
  expect(screen.queryByRole('dialog', { name: 'Modifié entre-temps' })).not.toBeInTheDocument();
});

test('saving without changes sends nothing and shows that nothing changed [interface.no-change]', async () => {
  const { sent } = await open();
  await press('Enregistrer');
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('the address can’t be changed [accounts.email-read-only]', async () => {
  await open();
  expect(screen.getByLabelText(/Adresse e-mail/)).toHaveAttribute('readonly');
});

test.each([
  ['', 'Champ requis'],
  ['01 23 45 67 89 01', 'Téléphone incorrect'],
  ['zéro six', 'Téléphone incorrect'],
])('validates the phone of staff “%s”: %s [accounts.phone] [staff.phone]', async (phone, words) => {
  await open();
  await write(/Téléphone/, phone);
  await press('Enregistrer');
  expect(await screen.findByText(words)).toBeVisible();
});

test('a superadmin’s phone has another format and is optional [accounts.phone-superadmin]', async () => {
  const { sent } = await open(fakeMe('SUPERADMIN', { phone: '(33) 1-99-00' }));
  await write(/Téléphone/, 'abc');
  await press('Enregistrer');
  expect(await screen.findByText('Téléphone incorrect')).toBeVisible();
  await write(/Téléphone/, '');
  await press('Enregistrer');
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ phone: null }));
});

test('a last name is required, spaces alone are refused [interface.required]', async () => {
  await open();
  await write(/^Nom/, '  ');
  await press('Enregistrer');
  expect(await screen.findByText('Champ requis')).toBeVisible();
});

test('the picture is changed in its own dialog', async () => {
  await open();
  await press('Changer ma photo');
  expect(await screen.findByRole('dialog')).toBeVisible();
});
