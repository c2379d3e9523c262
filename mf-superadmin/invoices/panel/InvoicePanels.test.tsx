import type { Invoice } from '@memocartes/contract/invoices/invoices.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import type { Answer, Answers } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';

import { invoicesApi } from '../invoices.data.ts';
import InvoicePanel from './InvoicePanel.tsx';
import * as stories from './InvoicePanels.stories.tsx';
import { openPanel } from './testing/openPanel.ts';

const { Late, Undelivered, Draft, Paid, CreditNote, Failed, English } = composeStories(stories);

test('an invoice shows its lines, parties and state', async () => {
  render(<Late />);
  expect(await screen.findByRole('heading', { name: 'F2026-00012' })).toBeVisible();
  expect(screen.getByText('En retard')).toBeVisible();
  expect(screen.getByText('Commune d’Orléans')).toBeVisible();
  expect(screen.getByRole('row', { name: /Total TTC 493,20.€/ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('an invoice whose mail did not arrive says why, and offers to correct the address and to send it again [invoices.undelivered]', async () => {
  render(<Undelivered />);
  expect(await screen.findByText('Facture non remise')).toBeVisible();
  expect(screen.getByText('14/09/2026 · L’adresse n’existe pas')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Renvoyer' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Corriger l’adresse' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('records a payment with the proposed day and means', async () => {
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice');
  await user.click(await screen.findByRole('button', { name: 'Enregistrer le paiement' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paiement de F2026-00012' });
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le paiement' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    payment: { means: 'TRANSFER', date: today() },
  });
});

test('cancels an invoice by a credit note after a confirmation [invoices.credit-note]', async () => {
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice');
  await user.click(await screen.findByRole('button', { name: 'Annuler par un avoir' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Annuler la facture F2026-00012/ });
  await user.click(within(dialog).getByRole('button', { name: 'Annuler par un avoir' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/invoices/12/credit-note')).toBe(true));
});

test('cancelling an invoice again after a lost response reports success [interface.repeated-change]', async () => {
  let calls = 0;
  const cancelled = { statusCode: 409, code: 'INVOICE_STATE', message: 'Cette facture est déjà annulée.' } as const;
  const { user } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', {
    'POST /invoices/:id/credit-note': () => (calls++ ? cancelled : unavailable),
  });
  await user.click(await screen.findByRole('button', { name: 'Annuler par un avoir' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Annuler la facture F2026-00012/ }));
  await user.click(dialog.getByRole('button', { name: 'Annuler par un avoir' }));
  expect(await dialog.findByText(unavailable.message)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Annuler par un avoir' }));
  expect(await screen.findByText(/Facture F2026-00012 annulée/)).toBeVisible();
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
    await user.click(dialog.getByRole('button', { name: 'Garder la facture' }));
  },
);

test('the confirmation to cancel a paid invoice says which amount is to be refunded [invoices.credit-note]', async () => {
  const paid = (Paid.parameters as { readonly host: { readonly api: Answers } }).host.api;
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', paid);
  await user.click(await screen.findByRole('button', { name: 'Annuler par un avoir' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Annuler la facture/ }));
  expect(dialog.getByText(/La facture est payée\s: 493,20\s€ seront à rembourser/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Garder la facture' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('a credit note has no due date and no payment [invoices.credit-note]', async () => {
  const note = (CreditNote.parameters as { readonly host: { readonly api: Answers } }).host.api;
  await openPanel(<InvoicePanel />, 'invoice', 'VIEW', note);
  expect(await screen.findByText('Émise le')).toBeVisible();
  expect(screen.queryByText('Échéance')).not.toBeInTheDocument();
  expect(screen.queryByText('Payée le')).not.toBeInTheDocument();
});

test('sends the file to the buyer [invoices.send]', async () => {
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice');
  await user.click(await screen.findByRole('button', { name: 'Renvoyer' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/invoices/12/send')).toBe(true));
});

test('the message after sending a credit note says that it is a credit note [invoices.send]', async () => {
  const note = (CreditNote.parameters as { readonly host: { readonly api: Answers } }).host.api;
  const { user } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', note);
  await user.click(await screen.findByRole('button', { name: /envoyer/i }));
  expect(await screen.findByText('Avoir envoyé')).toBeVisible();
});

test('removes a payment, undoes the removal, and shows why an undo fails', async () => {
  const paid = (Paid.parameters as { readonly host: { readonly api: Answers } }).host.api;
  let hasFailed = false;
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', {
    ...paid,
    'PATCH /invoices/:id': ({ body }) => {
      if (!(body as { readonly payment: object | null }).payment || hasFailed) {
        return invoicesApi['PATCH /invoices/:id'];
      }
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
  let shown: Answer<'GET /invoices/:id'> = invoice;
  const { user } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', {
    'GET /invoices/:id': () => shown,
    'POST /invoices/:id/credit-note': { statusCode: 409, code: 'INVOICE_STATE', message: 'Refusé' },
  });
  await user.click(await screen.findByRole('button', { name: 'Annuler par un avoir' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Annuler la facture/ }));
  shown = paid;
  await user.click(dialog.getByRole('button', { name: 'Annuler par un avoir' }));
  expect(await dialog.findByText('Refusé')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Garder la facture' }));
  expect(await screen.findByRole('button', { name: 'Retirer le paiement' })).toBeVisible();
});

const draft = (Draft.parameters as { readonly host: { readonly api: Answers } }).host.api;

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

test('a draft has no empty lines about its issue, sending and payment; an issued invoice has these lines', async () => {
  const lines = ['Émise le', 'Échéance', 'Envoyée le', 'Payée le'];
  const shown = () => lines.filter((line) => screen.queryByText(line));
  const { unmount } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', draft);
  await screen.findByText('Brouillon', { selector: 'dd *' });
  expect(shown()).toEqual([]);
  unmount();
  render(<Paid />);
  expect(await screen.findByText('Payée le')).toBeVisible();
  expect(shown()).toEqual(lines);
});

test('a draft without a buyer asks for the buyer instead of being refused after a confirmation [invoices.buyer]', async () => {
  await openPanel(<InvoicePanel />, 'invoice', 'VIEW', { ...draft, 'GET /schools/:id/buyer': null });
  expect(await screen.findByRole('button', { name: 'Saisir l’acheteur' })).toBeVisible();
  const issue = screen.getByRole('button', { name: /^Émettre/ });
  expect(issue).toHaveAttribute('aria-disabled', 'true');
  expect(issue).toHaveAccessibleDescription('Saisissez d’abord l’acheteur');
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

test('a draft of a period that ended more than a year ago can’t be restored: it is deleted only after a confirmation [invoices.delete-draft]', async () => {
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

test('offers to remove the payment of a paid invoice, but not to cancel a credit note; offers a retry after a failure; shows English texts', async () => {
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

test('an invoice of 0 € has nothing to pay, and offers no payment [invoices.settled]', async () => {
  const settled: Partial<Invoice> = {
    status: 'PAID',
    is_late: false,
    net_cents: 0,
    vat_cents: 0,
    amount_cents: 0,
    lines: [],
  };
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

test('a double click removes a payment once', async () => {
  const paid = invoicesApi['PATCH /invoices/:id'];
  let respond = () => {};
  const { user, sent } = await openPanel(<InvoicePanel />, 'invoice', 'VIEW', {
    'GET /invoices/:id': paid,
    'PATCH /invoices/:id': () => new Promise<typeof paid>((resolve) => (respond = () => resolve(paid))),
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Retirer le paiement' }));
  act(() => respond());
  expect(await screen.findAllByText('Paiement retiré')).toHaveLength(1);
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

testStories({
  default: stories.default,
  Loading: stories.Loading,
  Buyer: stories.Buyer,
  NoBuyer: stories.NoBuyer,
  Prices: stories.Prices,
  NewPrice: stories.NewPrice,
  Seller: stories.Seller,
});
