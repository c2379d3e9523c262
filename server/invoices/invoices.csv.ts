import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';

import type { Export } from '../csv/export.ts';
import { writeDay, writeDayOf } from '../csv/words.ts';

const kinds: Record<InvoiceRow['kind'], string> = { INVOICE: 'Facture', CREDIT_NOTE: 'Avoir' };
const statuses: Record<InvoiceRow['status'], string> = {
  DRAFT: 'Brouillon',
  ISSUED: 'Émise',
  PAID: 'Payée',
  CANCELLED: 'Annulée',
};
const means: Record<NonNullable<InvoiceRow['payment_means']>, string> = {
  TRANSFER: 'Virement',
  CHEQUE: 'Chèque',
  DIRECT_DEBIT: 'Prélèvement',
  OTHER: 'Autre',
};
/** An amount as accountants' programs read it: 1234,50. */
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** The accountant's journal [invoices.journal]. */
export const invoicesCsv: Export<InvoiceRow> = {
  name: 'journal des factures',
  columns: [
    ['Pièce', (row) => kinds[row.kind]],
    ['Numéro', (row) => row.number],
    ['Date', (row) => writeDayOf(row.date_issue)],
    ['Établissement', (row) => row.school.name],
    ['Début', (row) => writeDay(row.date_start)],
    ['Fin', (row) => writeDay(row.date_end)],
    ['Montant HT', (row) => amount(row.net_cents)],
    ['TVA', (row) => amount(row.vat_cents)],
    ['Montant TTC', (row) => amount(row.amount_cents)],
    ['Échéance', (row) => writeDay(row.date_due)],
    ['Statut', (row) => statuses[row.status]],
    ['Payée le', (row) => writeDayOf(row.date_payment)],
    ['Moyen', (row) => row.payment_means && means[row.payment_means]],
  ],
};
