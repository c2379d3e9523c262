import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';

import remote from '../../remote.ts';
import { invoicesApi } from '../invoices.data.ts';
import { invoicesTexts } from '../texts.ts';
import BuyerPanel from './BuyerPanel.tsx';
import InvoicePanel from './InvoicePanel.tsx';
import * as stories from './InvoicePanels.stories.tsx';
import PricesPanel from './PricesPanel.tsx';

const { Late, Draft, Paid, CreditNote, Failed, NoPrice, English } = composeStories(stories);

const openPanel = (panel: ReactElement, component: string, mode = 'VIEW', api: object = {}) =>
  renderInHost(panel, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(remote.texts, invoicesTexts),
    route: '/superadmin/invoices',
    api: { ...invoicesApi, ...api },
    panel: { component, mode, itemId: 12, fromPage: false } as never,
  });

test('an invoice shows its lines, parties and state', async () => {
  render(<Late />);
  expect(await screen.findByRole('heading', { name: 'F2026-00012' })).toBeVisible();
  expect(screen.getByText('En retard')).toBeVisible();
  expect(screen.getByText('Commune d’Orléans')).toBeVisible();
  expect(screen.getByRole('row', { name: /Total TTC 493,20.€/ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('records a payment with the proposed day and means', async () => {
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice');
  await user.click(await screen.findByRole('button', { name: 'Enregistrer le paiement' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paiement de F2026-00012' });
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le paiement' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ payment: { means: 'TRANSFER' } });
});

test('cancels an invoice by a credit note after a confirmation [invoices.credit-note]', async () => {
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice');
  await user.click(await screen.findByRole('button', { name: 'Annuler par un avoir' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Annuler la facture F2026-00012/ });
  await user.click(within(dialog).getByRole('button', { name: 'Annuler par un avoir' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/invoices/12/credit-note')).toBe(true));
});

test.each([
  ['ended a year ago', addDays(today(), -365), /La période pourra être facturée de nouveau\.$/],
  ['ended earlier', addDays(today(), -366), /elle ne pourra plus être facturée\.$/],
])(
  'if the period of an invoice %s, the confirmation to cancel the invoice says whether the period can be invoiced again [invoices.credit-note] [invoices.past]',
  async (_state, date_end, text) => {
    const { user } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', {
      'GET /invoices/:id': { ...invoicesApi['GET /invoices/:id'], date_end },
    });
    await user.click(await screen.findByRole('button', { name: 'Annuler par un avoir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Annuler la facture/ }));
    expect(dialog.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  },
);

test('sends the file to the buyer [invoices.send]', async () => {
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice');
  await user.click(await screen.findByRole('button', { name: 'Renvoyer' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/invoices/12/send')).toBe(true));
});

test('the message after sending a credit note says that it is a credit note [invoices.send]', async () => {
  const note = (CreditNote.parameters as { host: { api: object } }).host.api;
  const { user } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', note);
  await user.click(await screen.findByRole('button', { name: /envoyer/i }));
  expect(await screen.findByText('Avoir envoyé')).toBeVisible();
});

test('removes a payment, undoes the removal, and shows why an undo fails', async () => {
  const paid = (Paid.parameters as { host: { api: object } }).host.api;
  let hasFailed = false;
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', {
    ...paid,
    'PATCH /invoices/:id': ({ body }: { body: { payment: object | null } }) => {
      if (!body.payment || hasFailed) return invoicesApi['PATCH /invoices/:id'];
      hasFailed = true;
      return { statusCode: 409, code: 'INVOICE_STATE', message: 'Refusé' };
    },
  });
  const removeAndUndo = async () => {
    await user.click(await screen.findByRole('button', { name: 'Retirer le paiement' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  };
  await removeAndUndo();
  expect(await screen.findByText('Refusé')).toBeVisible();
  await removeAndUndo();
  expect(await screen.findByText('Paiement enregistré')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH').at(-1)?.body).toMatchObject({ payment: { means: 'CHEQUE' } });
});

test('when cancelling is refused because the invoice has been paid meanwhile, the panel shows it as paid', async () => {
  const { 'GET /invoices/:id': invoice, 'PATCH /invoices/:id': paid } = invoicesApi;
  const state: { shown: object } = { shown: invoice };
  const { user } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', {
    'GET /invoices/:id': () => state.shown,
    'POST /invoices/:id/credit-note': { statusCode: 409, code: 'INVOICE_STATE', message: 'Refusé' },
  });
  await user.click(await screen.findByRole('button', { name: 'Annuler par un avoir' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Annuler la facture/ }));
  state.shown = paid;
  await user.click(dialog.getByRole('button', { name: 'Annuler par un avoir' }));
  expect(await dialog.findByText('Refusé')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByRole('button', { name: 'Retirer le paiement' })).toBeVisible();
});

const draft = (Draft.parameters as { host: { api: object } }).host.api;

test('deletes a draft with an undo, or issues it after a confirmation with the total [invoices.first-draft] [invoices.drafts]', async () => {
  const { user, sent, unmount } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', draft);
  expect(await screen.findByRole('heading', { name: 'Brouillon' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Supprimer le brouillon' }));
  await waitFor(() =>
    expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/invoices/12')).toBe(true),
  );
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ schools_id: [3] }));
  unmount();
  const reopened = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', draft);
  await reopened.user.click(await screen.findByRole('button', { name: 'Émettre' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Émettre le brouillon/ }));
  expect(question.getByText(/^Total TTC : 493,20.€\.$/)).toBeVisible();
  expect(reopened.sent.some(({ path }) => path === '/invoices/issue')).toBe(false);
  await reopened.user.click(question.getByRole('button', { name: 'Émettre 1 facture' }));
  await waitFor(() =>
    expect(reopened.sent.find(({ path }) => path === '/invoices/issue')?.body).toEqual({ invoices_id: [12] }),
  );
});

test('the deleted draft of a past period is restored for that period [invoices.delete-draft] [invoices.past]', async () => {
  const days = { date_start: addDays(today(), -31), date_end: addDays(today(), -1) };
  const past = { ...(draft as typeof invoicesApi)['GET /invoices/:id'], ...days };
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', { 'GET /invoices/:id': past });
  await user.click(await screen.findByRole('button', { name: 'Supprimer le brouillon' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      past: [{ schools_id: 3, date_start: days.date_start }],
    }),
  );
});

test('the draft of a period that ended more than a year ago, which can’t be restored, is deleted only after a confirmation [invoices.delete-draft]', async () => {
  const earlier = { ...(draft as typeof invoicesApi)['GET /invoices/:id'], date_end: addDays(today(), -366) };
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', { 'GET /invoices/:id': earlier });
  const isDeleted = () => sent.some(({ method }) => method === 'DELETE');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Supprimer le brouillon' }));
    return within(await screen.findByRole('alertdialog', { name: /^Supprimer ce brouillon/ }));
  };
  await user.click((await open()).getByRole('button', { name: 'Annuler' }));
  expect(isDeleted()).toBe(false);
  const question = await open();
  expect(question.getByText(/ne pourra pas être rétabli/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Supprimer le brouillon' }));
  expect(await screen.findByText('Brouillon supprimé')).toBeVisible();
  expect(isDeleted()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
});

test('offers to remove the payment of a paid invoice, no cancellation of a credit note, and a retry after a failure', async () => {
  const paid = render(<Paid />);
  expect(await screen.findByRole('button', { name: 'Retirer le paiement' })).toBeVisible();
  paid.unmount();
  const note = render(<CreditNote />);
  expect(await screen.findByRole('heading', { name: 'AV2026-00001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annuler par un avoir' })).toBeNull();
  note.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByText('Late')).toBeVisible();
});

test('the buyer’s form shows what is wrong with each field, and saves a SIRET typed with spaces [invoices.buyer]', async () => {
  const { user, sent } = await openPanel(<BuyerPanel />, 'buyer', 'EDIT', { 'GET /schools/:id/buyer': null });
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

test('an invoice of 0 € has nothing to pay, and offers no payment [invoices.settled]', async () => {
  const settled = { status: 'PAID', is_late: false, net_cents: 0, vat_cents: 0, amount_cents: 0, lines: [] };
  const { 'GET /invoices/:id': shown } = invoicesApi;
  await openPanel(<InvoicePanel />, 'invoice', 'VIEW', {
    'GET /invoices/:id': { ...shown, ...settled, date_payment: shown.date_issue },
  });
  expect(await screen.findByText('Rien à payer')).toBeVisible();
  expect(screen.queryByText(/Autre/)).toBeNull();
  expect(screen.queryByText('14/10/2026')).toBeNull();
  expect(screen.queryByRole('button', { name: /paiement/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Annuler par un avoir' })).toBeVisible();
});

test('offers to delete only prices that no invoice uses, with an undo, and accepts amounts with a decimal comma [invoices.price-list]', async () => {
  const { user, sent, unmount } = await openPanel(<PricesPanel />, 'prices');
  expect(await screen.findAllByRole('button', { name: /Supprimer le tarif/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Supprimer le tarif/ }));
  await waitFor(() => expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/prices/2')).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Tarif rétabli')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/prices',
    body: {
      ...{ offers_id: 4, invoice_periodicity: 'QUARTERLY', school_cents: 9000, student_cents: 150, vat_rate: 2000 },
      date_start: '2027-09-01',
    },
  });
  unmount();
  const added = await openPanel(<PricesPanel />, 'prices', 'ADD');
  await added.user.type(await screen.findByRole('textbox', { name: /Prix de l’établissement/ }), '12,5');
  await added.user.type(screen.getByRole('textbox', { name: /Prix par élève/ }), 'beaucoup');
  await added.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Montant attendu, par exemple 12,50.')).toBeVisible();
  const student = screen.getByRole('textbox', { name: /Prix par élève/ });
  await added.user.clear(student);
  await added.user.type(student, '1');
  await added.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(added.sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(added.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ school_cents: 1250, student_cents: 100, vat_rate: 2000, offers_id: 4, invoice_periodicity: 'ANNUAL' },
  });
});

test('says that prices and seller are missing', async () => {
  render(<NoPrice />);
  expect(await screen.findByText('Aucun tarif')).toBeVisible();
  expect(screen.getByText(/Aucun émetteur/)).toBeVisible();
});

testStories({
  default: stories.default,
  Waiting: stories.Waiting,
  Buyer: stories.Buyer,
  NoBuyer: stories.NoBuyer,
  Prices: stories.Prices,
  NewPrice: stories.NewPrice,
  Seller: stories.Seller,
});
