import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { notFound } from '@memocartes/shared-shell/fake-host/stories';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { invoicesApi, listDrafts } from '../invoices.data.ts';
import BuyerPanel from './BuyerPanel.tsx';
import * as stories from './InvoicePanels.stories.tsx';
import PricesPanel from './PricesPanel.tsx';
import { openPanel } from './testing/openPanel.ts';

const { NoPrice } = composeStories(stories);

test('the buyer’s form shows what is wrong with each field, and saves a SIRET typed with spaces [invoices.buyer]', async () => {
  const { user, sent } = await openPanel(<BuyerPanel />, 'buyer', 'EDIT', {
    'GET /schools/:id/buyer': null,
    'GET /invoices': listDrafts,
  });
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findAllByText('Champ requis')).length).toBeGreaterThan(2);
  await user.type(screen.getByRole('textbox', { name: /Nom/ }), 'Commune');
  await user.type(screen.getByRole('textbox', { name: /Adresse/ }), '1 rue');
  await user.type(screen.getByRole('textbox', { name: /Code postal/ }), '45000');
  await user.type(screen.getByRole('textbox', { name: /Ville/ }), 'Orléans');
  await user.type(screen.getByRole('textbox', { name: /SIRET/ }), '214 502 345');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('SIRET attendu : 14 chiffres.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /SIRET/ }), ' 00011');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ siret: '21450234500011', mail: null });
  expect(await screen.findByRole('button', { name: 'Voir le brouillon' })).toBeVisible();
});

test('after a correction of an existing buyer, the toast has no link to the draft [invoices.buyer]', async () => {
  const { user } = await openPanel(<BuyerPanel />, 'buyer', 'EDIT', { 'GET /invoices': listDrafts });
  await user.type(await screen.findByRole('textbox', { name: /Adresse/ }), ' bis');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Acheteur enregistré')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Voir le brouillon' })).not.toBeInTheDocument();
});

test('the buyer’s form names the school [invoices.buyer]', async () => {
  await openPanel(<BuyerPanel />, 'buyer', 'EDIT');
  expect(await screen.findByText('École Jean-Zay')).toBeVisible();
});

test.each([
  ['buyer', <BuyerPanel key="buyer" />, '/schools/:id/buyer', 1],
  ['buyer that was not entered yet', <BuyerPanel key="buyer" />, '/schools/:id/buyer', 0],
  ['seller', <PricesPanel key="prices" />, '/prices/seller', 1],
] as const)(
  'asks which name to keep when another superadmin has changed the %s meanwhile [invoices.parties-versions]',
  async (_party, panel, path, version) => {
    const before = version ? invoicesApi[`GET ${path}`] : null;
    const theirs = { ...invoicesApi[`GET ${path}`], version: version + 1, name: 'Métropole' };
    const refusals = [{ statusCode: 409, code: 'VERSION_CHANGED', message: 'Modifié.', current: theirs }];
    const { user, sent } = await openPanel(panel, path === '/prices/seller' ? 'prices' : 'buyer', 'EDIT', {
      [`GET ${path}`]: before,
      [`PATCH ${path}`]: () => refusals.shift() ?? { ...theirs, version: version + 2 },
    });
    const name = await screen.findByRole('textbox', { name: /^Nom/ });
    await user.clear(name);
    await user.type(name, 'Agglomération');
    if (!version) {
      await user.type(screen.getByRole('textbox', { name: /Adresse/ }), theirs.address);
      await user.type(screen.getByRole('textbox', { name: /Code postal/ }), theirs.address_postal_code);
      await user.type(screen.getByRole('textbox', { name: /Ville/ }), theirs.address_city);
    }
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const group = within(await screen.findByRole('group', { name: 'Nom' }));
    expect(group.getByRole('radio', { name: /Métropole/ })).toBeVisible();
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
      body: { name: 'Agglomération' },
      ifMatch: `"${version}"`,
    });
  },
  30_000,
);

test('offers to delete only prices that no invoice uses, with an undo, and accepts amounts with a decimal comma and spaces [invoices.price-list]', async () => {
  const { user, sent, unmount } = await openPanel(<PricesPanel />, 'prices');
  expect(await screen.findAllByRole('button', { name: /Supprimer le tarif/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Supprimer le tarif/ }));
  await waitFor(() => expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/prices/2')).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Tarif rétabli')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/prices',
    body: {
      offers_id: 4,
      invoice_periodicity: 'QUARTERLY',
      school_cents: 9000,
      student_cents: 150,
      vat_rate: 2000,
      date_start: '2027-09-01',
    },
  });
  unmount();
  const added = await openPanel(<PricesPanel />, 'prices', 'ADD');
  await added.user.type(await screen.findByRole('textbox', { name: /Prix de l’établissement/ }), '1 012,5');
  await added.user.type(screen.getByRole('textbox', { name: /Prix par élève/ }), 'beaucoup');
  await added.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Montant attendu, par exemple 12,50.')).toBeVisible();
  const student = screen.getByRole('textbox', { name: /Prix par élève/ });
  await added.user.clear(student);
  await added.user.type(student, '1');
  await added.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(added.sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(added.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    request_id: expect.any(String) as string,
    school_cents: 101250,
    student_cents: 100,
    vat_rate: 2000,
    offers_id: 4,
    invoice_periodicity: 'ANNUAL',
  });
});

test('a new price starts today, also on a page that was opened on an earlier day [invoices.price-list]', async () => {
  jest.useFakeTimers({ now: new Date(`${addDays(today(), 3)}T09:00:00Z`), advanceTimers: true });
  try {
    const { user, sent } = await openPanel(<PricesPanel />, 'prices', 'ADD');
    await user.type(await screen.findByRole('textbox', { name: /Prix de l’établissement/ }), '90');
    await user.type(screen.getByRole('textbox', { name: /Prix par élève/ }), '1');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ date_start: today() }),
    );
  } finally {
    jest.useRealTimers();
  }
});

test('deleting a price that no longer exists reports success [interface.deleted-already]', async () => {
  const { user } = await openPanel(<PricesPanel />, 'prices', 'VIEW', {
    'DELETE /prices/:id': notFound,
  });
  await user.click(await screen.findByRole('button', { name: /Supprimer le tarif/ }));
  expect(await screen.findByText('Tarif supprimé')).toBeVisible();
});

test('says that prices and seller are missing', async () => {
  render(<NoPrice />);
  expect(await screen.findByText('Aucun tarif')).toBeVisible();
  expect(screen.getByText(/Aucun émetteur/)).toBeVisible();
});

test('the seller’s form accepts an IBAN with spaces, of 34 characters without them, as the server does', async () => {
  const { user, sent } = await openPanel(<PricesPanel />, 'prices', 'EDIT');
  const iban = await screen.findByRole('textbox', { name: /IBAN/ });
  await user.clear(iban);
  await user.type(iban, `FR76${'1'.repeat(31)}`);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('IBAN incorrect.')).toBeVisible();
  await user.clear(iban);
  await user.type(iban, 'FR76 3000\u00a06000 0112 3456 7890 189');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ iban: 'FR7630006000011234567890189' }),
  );
});
