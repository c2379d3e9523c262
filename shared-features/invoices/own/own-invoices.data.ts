import type { Invoice, InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const lateInvoice: InvoiceRow = {
  id: 12,
  kind: 'INVOICE',
  status: 'ISSUED',
  number: 'F2026-00012',
  school: { id: 1, name: 'École élémentaire Jean-Macé' },
  offers_id: 4,
  invoice_periodicity: 'ANNUAL',
  nb_students: 212,
  nb_teachers: 9,
  net_cents: 41_100,
  vat_cents: 8_220,
  amount_cents: 49_320,
  is_late: true,
  date_create: '2026-09-14T07:00:00Z',
  date_start: '2026-09-14',
  date_end: '2027-09-13',
  date_issue: '2026-09-14T07:00:00Z',
  date_due: '2026-10-14',
  date_payment: null,
  payment_means: null,
  date_sent: '2026-09-14T07:05:00Z',
};
const cancelled: InvoiceRow = { ...lateInvoice, id: 10, number: 'F2026-00010', status: 'CANCELLED', is_late: false };
const creditNote: InvoiceRow = {
  ...cancelled,
  id: 13,
  kind: 'CREDIT_NOTE',
  status: 'ISSUED',
  number: 'AV2026-00001',
  net_cents: -41_100,
  vat_cents: -8_220,
  amount_cents: -49_320,
};
const paid: InvoiceRow = {
  ...lateInvoice,
  id: 8,
  number: 'F2025-00031',
  status: 'PAID',
  is_late: false,
  date_payment: '2025-10-01T10:00:00Z',
  payment_means: 'TRANSFER',
  date_issue: '2025-09-14T07:00:00Z',
};
const rows = [lateInvoice, creditNote, cancelled, paid];

const invoice: Invoice = {
  ...lateInvoice,
  lines: [
    {
      label: 'Abonnement «\u00a0École, abonnée\u00a0», du 14/09/2026 au 13/09/2027',
      quantity: 1,
      unit_cents: 41_100,
      days: 365,
      period_days: 365,
      vat_rate: 2000,
      net_cents: 41_100,
    },
  ],
  buyer: { name: 'Ville de Paris' },
  seller: { name: 'Mémocartes SAS' },
  cancels: null,
  cancelled_by: null,
};

/** API responses for stories: three invoices, one of them late, and a credit note. */
export const ownInvoicesApi = {
  'GET /invoices': ({ query }: { readonly query: URLSearchParams }) =>
    query.get('status') === 'ISSUED' ? { invoices: [lateInvoice], count: 1 } : { invoices: rows, count: rows.length },
  'GET /invoices/:id': invoice,
} satisfies Answers;
