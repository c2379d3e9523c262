import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';

import type { Export } from '../csv/export.ts';
import { writeDay, writeDayOf } from '../csv/words.ts';
import type { InvoiceListRow } from './invoices.queries.ts';

const kinds: Record<InvoiceRow['kind'], string> = { INVOICE: 'Facture', CREDIT_NOTE: 'Avoir' };
const statuses: Record<InvoiceRow['status'], string> = {
  DRAFT: 'Brouillon',
  ISSUED: 'Émise',
  PAID: 'Payée',
  CANCELLED: 'Annulée',
};
const paymentMeansWords: Record<NonNullable<InvoiceRow['payment_means']>, string> = {
  TRANSFER: 'Virement',
  CHEQUE: 'Chèque',
  DIRECT_DEBIT: 'Prélèvement',
  OTHER: 'Autre',
};

/** The accountant's journal [invoices.journal]. */
export const invoicesCsv: Export<InvoiceListRow> = {
  name: 'journal des factures',
  columns: [
    ['Pièce', (row) => kinds[row.kind]],
    ['Numéro', (row) => row.number],
    ['Date', (row) => writeDayOf(row.date_issue)],
    ['Établissement', (row) => row.school_name],
    ['Début', (row) => writeDay(row.date_start)],
    ['Fin', (row) => writeDay(row.date_end)],
    ['Montant HT', (row) => ({ cents: row.net_cents })],
    ['TVA', (row) => ({ cents: row.vat_cents })],
    ['Montant TTC', (row) => ({ cents: row.amount_cents })],
    ['Échéance', (row) => writeDay(row.date_due)],
    // [invoices.settled]
    ['Statut', (row) => (row.status === 'PAID' && !row.payment_means ? 'Rien à payer' : statuses[row.status])],
    ['Payée le', (row) => row.payment_means && writeDayOf(row.date_payment)],
    ['Moyen', (row) => row.payment_means && paymentMeansWords[row.payment_means]],
    ['Acheteur', (row) => row.buyer_name],
    ['Annule', (row) => row.cancels_number],
  ],
};
