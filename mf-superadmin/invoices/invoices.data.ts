import type { Invoice, InvoiceProposal, InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import type { Buyer, Seller } from '@memocartes/contract/invoices/parties.schemas';
import type { Price } from '@memocartes/contract/invoices/prices.routes';
import type { Trial } from '@memocartes/contract/invoices/trials.schemas';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const buyer: Buyer = {
  name: 'Commune d’Orléans',
  address: 'Place de l’Étape',
  address_postal_code: '45000',
  address_city: 'Orléans',
  siret: '21450234500011',
  service_code: 'EDUC',
  engagement_number: null,
  mail: 'comptabilite@orleans.example',
};
const seller: Seller = {
  name: 'Mémocartes SAS',
  address: '12 rue des Écoles',
  address_postal_code: '69001',
  address_city: 'Lyon',
  siret: '73282932000074',
  vat_number: 'FR44732829320',
  mail: 'factures@memocartes.example',
  iban: null,
};
const sold = { offers_id: 4, invoice_periodicity: 'QUARTERLY', nb_students: 214, nb_teachers: 9 } as const;
const amounts = { net_cents: 41_100, vat_cents: 8_220, amount_cents: 49_320 };
/** The current period. */
const period = { date_start: addDays(today(), -70), date_end: addDays(today(), 20) };

const late: InvoiceRow = {
  id: 12,
  kind: 'INVOICE',
  status: 'ISSUED',
  number: 'F2026-00012',
  school: { id: 3, name: 'École Jean-Zay' },
  ...sold,
  ...amounts,
  ...period,
  is_late: true,
  date_create: '2026-09-14T07:00:00Z',
  date_issue: '2026-09-14T07:00:00Z',
  date_due: '2026-10-14',
  date_payment: null,
  payment_means: null,
  date_sent: '2026-09-14T07:05:00Z',
};
const paid: InvoiceRow = {
  ...late,
  id: 11,
  number: 'F2026-00011',
  status: 'PAID',
  is_late: false,
  date_payment: '2026-10-01T10:00:00Z',
  payment_means: 'TRANSFER',
};
const note: InvoiceRow = {
  ...late,
  id: 30,
  kind: 'CREDIT_NOTE',
  number: 'AV2026-00001',
  is_late: false,
  date_due: '2026-11-02',
  net_cents: -41_100,
  vat_cents: -8_220,
  amount_cents: -49_320,
  date_issue: '2026-11-02T09:00:00Z',
};
export const invoice: Invoice = {
  ...late,
  lines: [
    {
      label: 'Abonnement « École, abonnée »',
      quantity: 1,
      unit_cents: 9000,
      days: 91,
      period_days: 91,
      vat_rate: 2000,
      net_cents: 9000,
    },
    {
      label: 'Élèves inscrits',
      quantity: 214,
      unit_cents: 150,
      days: 91,
      period_days: 91,
      vat_rate: 2000,
      net_cents: 32_100,
    },
  ],
  buyer,
  seller,
  cancels: null,
  cancelled_by: null,
};
const ready: InvoiceProposal = {
  school: { id: 5, name: 'École des Tilleuls' },
  ...sold,
  ...amounts,
  ...period,
  obstacles: [],
};
const blocked: InvoiceProposal = { ...ready, school: { id: 6, name: 'École du Port' }, obstacles: ['NO_BUYER'] };
export const trial: Trial = {
  id: 8,
  name: 'École de la Plage',
  mail: 'ecole@plage.example',
  phone: '02 99 00 12 34',
  city: 'Dinard',
  date_trial_end: '2026-12-20T22:59:00Z',
  date_last_sign_in: '2026-11-20T08:12:00Z',
  nb_cards: 7,
  nb_students: 42,
  nb_classes: 2,
  nb_sessions: 11,
  date_last_session: '2026-11-20T09:00:00Z',
};
const price: Price = {
  id: 1,
  offers_id: 4,
  invoice_periodicity: 'QUARTERLY',
  school_cents: 9000,
  student_cents: 150,
  vat_rate: 2000,
  date_start: '2026-01-01',
  is_used: true,
};
const months = ['2026-08', '2026-09', '2026-10', '2026-11'].map((month, i) => ({
  month,
  issued_cents: i === 1 ? 98_640 : 0,
  paid_cents: i === 2 ? 49_320 : 0,
}));

const draft: InvoiceRow = { ...late, id: 40, status: 'DRAFT', number: null, is_late: false };
const draftWithoutBuyer: InvoiceRow = { ...draft, id: 41, school: { id: 6, name: 'École du Port' } };

/** Response with two drafts, one of them without a buyer. */
export const listDrafts = ({ query }: { readonly query: URLSearchParams }) => ({
  invoices: [query.get('has_buyer') === 'true' ? draft : draftWithoutBuyer],
  count: 1,
});

/** API responses for the stories and tests of invoices. */
export const invoicesApi = {
  'GET /invoices/counts': {
    to_invoice: 2,
    to_invoice_cents: 98_640,
    drafts: { count: 0, amount_cents: 0 },
    to_pay: { count: 1, amount_cents: 49_320 },
    late: { count: 1, amount_cents: 49_320 },
    paid: { count: 1, amount_cents: 49_320 },
    schools_on_trial: 1,
    teachers_on_trial: 0,
    files_waiting: 0,
  },
  'GET /invoices/months': { months },
  'GET /invoices/schools': ({ query }: { readonly query: URLSearchParams }) => {
    if (query.get('kind') === 'TRIAL') return { schools: [trial], count: 1 };
    return query.get('kind') === 'PAST' ? { schools: [], count: 0 } : { schools: [ready, blocked], count: 2 };
  },
  'GET /invoices/teachers': { teachers: [], count: 0 },
  'GET /invoices': ({ query }: { readonly query: URLSearchParams }) => {
    const status = query.getAll('status');
    const rows = status.includes('DRAFT')
      ? []
      : status.includes('PAID')
        ? [paid]
        : query.get('kind') === 'CREDIT_NOTE'
          ? [note]
          : [late];
    return { invoices: rows, count: rows.length };
  },
  'GET /invoices/:id': invoice,
  'GET /schools/select': { schools: [{ id: 3, name: 'École Jean-Zay' }] },
  'GET /schools/:id': { id: 3, name: 'École Jean-Zay' },
  'POST /invoices/preview': { schools: [ready, blocked], count: 2, amount_cents: 98_640 },
  'POST /invoices': { ids: [21] },
  'POST /invoices/issue': { invoices: [{ id: 21, number: 'F2026-00021' }] },
  'PATCH /invoices/:id': { ...invoice, status: 'PAID' },
  'POST /invoices/:id/credit-note': { id: 30 },
  'POST /invoices/:id/send': null,
  'POST /invoices/send': { nb_sent: 1, without_address: [] },
  'DELETE /invoices/:id': null,
  'GET /schools/:id/buyer': { ...buyer, version: 1 },
  'PATCH /schools/:id/buyer': { ...buyer, version: 2 },
  'GET /prices': { prices: [price, { ...price, id: 2, date_start: '2027-09-01', is_used: false }], count: 2 },
  'POST /prices': { id: 3 },
  'DELETE /prices/:id': null,
  'GET /prices/seller': { ...seller, version: 1 },
  'PATCH /prices/seller': { ...seller, version: 2 },
} satisfies Answers;
