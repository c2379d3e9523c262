import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';

import { invoiceTexts } from '../texts.ts';
import { ownInvoicesApi } from './own-invoices.data.ts';
import * as stories from './OwnInvoices.stories.tsx';
import { OwnInvoices } from './OwnInvoices.tsx';

const { Default, Empty, Loading, Failed, English, Panel, PanelUndelivered, PanelLoading, PanelFailed } =
  composeStories(stories);

test('lists the invoices with state and amount, and the amount to be paid [invoices.own-school]', async () => {
  render(<Default />);
  expect(await screen.findByRole('row', { name: /F2026-00012.*14\/10\/2026.*493,20.€.*En retard/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /AV2026-00001.*-493,20.€.*Avoir/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /F2026-00010.*Annulée/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /F2025-00031.*Payée/ })).toBeVisible();
  expect(await screen.findByText(/^À régler : 493,20.€ \(1 facture\), dont 493,20.€ en retard$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Télécharger F2026-00012' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('requests the invoices of this school only', async () => {
  const { sent } = await renderInHost(<OwnInvoices schoolId={7} />, {
    me: fakeMe('ADMIN'),
    texts: invoiceTexts,
    route: '/my-school',
    api: ownInvoicesApi,
  });
  await waitFor(() => expect(sent.filter(({ path }) => path === '/invoices')).toHaveLength(2));
  expect(sent.every(({ query }) => query.get('school_id') === '7')).toBe(true);
});

test('the panel shows the VAT and totals of an invoice, and offers a download [invoices.own-school]', async () => {
  render(<Panel />);
  expect(await screen.findByRole('heading', { name: 'F2026-00012' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Total HT 411,00.€/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /TVA 82,20.€/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Total TTC 493,20.€/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /avoir|paiement/i })).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the panel says that the buyer did not get the invoice, and what to do [invoices.undelivered]', async () => {
  render(<PanelUndelivered />);
  expect(await screen.findByText('Facture non remise')).toBeVisible();
  expect(screen.getByText(/Le serveur de messagerie refuse l’envoi/)).toBeVisible();
  expect(screen.getByText(/téléchargez-le et transmettez-le/)).toBeVisible();
});

test('shows no invoice, loading, failures with retry, and English texts', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucune facture pour l’instant')).toBeVisible();
  expect(screen.queryByText(/À régler/)).toBeNull();
  empty.unmount();
  const loading = render(<Loading />);
  expect(await screen.findByRole('table', { name: 'Factures', busy: true })).toBeInTheDocument();
  loading.unmount();
  for (const Broken of [Failed, PanelFailed]) {
    const failed = render(<Broken />);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    failed.unmount();
  }
  const panel = render(<PanelLoading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  panel.unmount();
  render(<English />);
  expect(await screen.findByText(/^To pay: €493.20 \(1 invoice\), €493.20 of it late$/)).toBeVisible();
});
