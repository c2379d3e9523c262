import { z } from 'zod';

import { bodyId, created, day, id, idParams, ifMatchSummary } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { anyOf, exportableQuery, type Filter, searchText } from '../lists/lists.schemas.ts';
import { maxPageSize } from '../lists/page-size.ts';
import { deliveryFailures } from '../mails/delivery-failures.ts';
import { invoicesCalls } from './invoices.calls.ts';
import { buyer, savedBuyer, seller } from './parties.schemas.ts';
import { periodicities } from './periods.ts';
import { trial, trialsQuery } from './trials.schemas.ts';

const invoiceKinds = ['INVOICE', 'CREDIT_NOTE'] as const;
const invoiceStatuses = ['DRAFT', 'ISSUED', 'PAID', 'CANCELLED'] as const;
export const paymentMeans = ['TRANSFER', 'CHEQUE', 'DIRECT_DEBIT', 'OTHER'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

const sortColumns = ['date_issue', 'number', 'school', 'amount_cents', 'date_due', 'date_create'] as const;

/** Filters of invoices and credit notes [invoices.filters]. */
export const invoicesQuery = exportableQuery(sortColumns).extend({
  order_dir: z.enum(['asc', 'desc']).default('desc'),
  search: searchText,
  status: anyOf(invoiceStatuses),
  kind: z.enum(invoiceKinds).optional(),
  school_id: id.optional(),
  /** Whether the invoice is issued, unpaid and past its due date [invoices.due]. */
  late: z.enum(['true', 'false']).optional(),
  /** False: the invoice was not sent yet, or its mail did not arrive [invoices.send-many]. */
  sent: z.enum(['true', 'false']).optional(),
  /** Whether the school's buyer is entered; without a buyer, a draft can't be issued [invoices.buyer]. */
  has_buyer: z.enum(['true', 'false']).optional(),
  /** First and last day of issue, both included. */
  from: day.optional(),
  to: day.optional(),
});
export type InvoiceFilter = Filter<typeof invoicesQuery>;

const invoiceFields = {
  id: z.int(),
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStatuses),
  number: z.string().nullable(),
  school: z.object({ id: z.int(), name: z.string() }),
  offers_id: z.int(),
  invoice_periodicity: z.enum(periodicities),
  nb_students: z.int(),
  nb_teachers: z.int(),
  net_cents: z.int(),
  vat_cents: z.int(),
  amount_cents: z.int(),
  is_late: z.boolean(),
  date_create: z.string(),
  date_start: z.string(),
  date_end: z.string(),
  date_issue: z.string().nullable(),
  date_due: z.string().nullable(),
  date_payment: z.string().nullable(),
  /** Null while the invoice is not paid, and for an invoice of 0 € [invoices.settled]. */
  payment_means: z.enum(paymentMeans).nullable(),
  date_sent: z.string().nullable(),
  /** Why the mail of `date_sent` did not arrive; reminders do not change it. */
  mail_failure: z.enum(deliveryFailures).nullish(),
};
const row = z.object(invoiceFields);
export type InvoiceRow = z.infer<typeof row>;

const line = z.object({
  label: z.string(),
  quantity: z.int(),
  unit_cents: z.int(),
  days: z.int(),
  period_days: z.int(),
  vat_rate: z.int().nullable(),
  net_cents: z.int(),
});

const reference = z.object({ id: z.int(), number: z.string() }).nullable();
const invoice = z.object({
  ...invoiceFields,
  lines: z.array(line),
  buyer: buyer.partial().nullable(),
  seller: seller.partial().nullable(),
  /** The invoice that this credit note cancels. */
  cancels: reference,
  /** The credit note that cancels this invoice. */
  cancelled_by: reference,
});
export type Invoice = z.infer<typeof invoice>;

/**
 * Why a school can't be invoiced. NO_PRICE: the price list has no price for its offer and periodicity [invoices.once]
 * [invoices.buyer] [invoices.price-list].
 */
export const invoiceObstacles = ['NO_PRICE', 'NO_BUYER', 'NO_SELLER', 'ALREADY_INVOICED'] as const;
const proposal = z.object({
  school: z.object({ id: z.int(), name: z.string() }),
  offers_id: z.int(),
  invoice_periodicity: z.enum(periodicities),
  date_start: z.string(),
  date_end: z.string(),
  nb_students: z.int(),
  nb_teachers: z.int(),
  net_cents: z.int(),
  vat_cents: z.int(),
  amount_cents: z.int(),
  obstacles: z.array(z.enum(invoiceObstacles)),
});
export type InvoiceProposal = z.infer<typeof proposal>;

const preview = z.object({ schools: z.array(proposal), count: z.int(), amount_cents: z.int() });
export type InvoicesPreview = z.infer<typeof preview>;
/**
 * `PAST`: the parts of past periods that have no invoice, of all schools [invoices.past]. `order_by` applies to trials;
 * schools to invoice are always sorted by name.
 */
const billableQuery = trialsQuery.extend({
  kind: z.enum(['TO_INVOICE', 'PAST', 'TRIAL']).default('TO_INVOICE'),
});

const noneChosen = 'Choisissez au moins une ligne.';
const list = <T extends z.ZodType>(item: T) => z.array(item).max(500, '500 au plus à la fois.');
const ids = list(bodyId).min(1, noneChosen);
/**
 * Periods to invoice. `schools_id`: the current period of these schools. `past`: ended periods or parts of them, each
 * named by its first day without an invoice [invoices.past].
 */
const periodsToInvoice = z
  .strictObject({
    schools_id: list(bodyId).default([]),
    past: list(z.strictObject({ schools_id: bodyId, date_start: day })).default([]),
  })
  .refine(({ schools_id, past }) => schools_id.length + past.length > 0, {
    path: ['schools_id'],
    message: noneChosen,
  });
export type PeriodsToInvoice = z.input<typeof periodsToInvoice>;
const amounts = z.object({ count: z.int(), amount_cents: z.int() });

const counts = z.object({
  to_invoice: z.int(),
  /** Total of the schools to invoice, VAT included; a school without a price adds 0. */
  to_invoice_cents: z.int(),
  drafts: amounts,
  to_pay: amounts,
  late: amounts,
  paid: amounts,
  schools_on_trial: z.int(),
  teachers_on_trial: z.int(),
  /** Number of issued invoices whose file is being created. */
  files_waiting: z.int(),
});
export type InvoiceCounts = z.infer<typeof counts>;
/** `month` is `YYYY-MM` [invoices.months]. */
const month = z.object({ month: z.string(), issued_cents: z.int(), paid_cents: z.int() });
export type InvoiceMonth = z.infer<typeof month>;

const sentMany = z.object({
  nb_sent: z.int(),
  /** Schools whose invoices were not sent, because their buyer has no e-mail address. */
  without_address: z.array(z.string()),
});
export type SentInvoices = z.infer<typeof sentMany>;

/** Records a payment; null reverts it [invoices.kept]. */
const updateInvoice = z.strictObject({
  /** `means`: means of payment. Published remotes send this name. */
  payment: z.strictObject({ date: day, means: z.enum(paymentMeans, 'Champ requis') }).nullable(),
});

export const invoices = routes('invoices', invoicesCalls, {
  list: {
    summary:
      'Invoices and credit notes. A school reads its own, once issued. `format=csv` is the accountant’s journal.',
    query: invoicesQuery,
    response: z.object({ invoices: z.array(row), count: z.int() }),
  },
  counts: {
    summary: 'Number of invoices in each tab, with their totals.',
    response: counts,
  },
  months: {
    summary: 'Amounts issued and paid in each of the last twelve months.',
    response: z.object({ months: z.array(month) }),
  },
  schools: {
    summary:
      'The invoices to issue: of current billing periods, or of past ones that have none; or the schools on trial.',
    query: billableQuery,
    response: z.object({ schools: z.array(z.union([proposal, trial])), count: z.int() }),
  },
  teachers: {
    summary: 'Independent teachers on trial.',
    query: trialsQuery,
    response: z.object({ teachers: z.array(trial), count: z.int() }),
  },
  view: { summary: 'An invoice with its lines.', params: idParams, response: invoice },
  file: { summary: 'The PDF (Factur-X) of an issued invoice.', params: idParams },
  preview: {
    summary: 'Previews the invoices of these periods; writes nothing.',
    body: periodsToInvoice,
    response: preview,
  },
  create: {
    summary: 'Drafts the invoices of these schools’ current periods, and of past periods: all or none.',
    body: periodsToInvoice,
    status: 201,
    response: z.object({ ids: z.array(z.int()) }),
  },
  issue: {
    summary: 'Issues drafts, all or none: assigns numbers and queues their files; an issued invoice never changes.',
    body: z.strictObject({ invoices_id: ids }),
    response: z.object({ invoices: z.array(z.object({ id: z.int(), number: z.string() })) }),
  },
  update: { summary: 'Records a payment, or reverts it.', params: idParams, body: updateInvoice, response: invoice },
  remove: { summary: 'Deletes a draft.', params: idParams, status: 204 },
  credit: {
    summary: 'Cancels an issued or paid invoice by a credit note with the same lines, negated.',
    params: idParams,
    status: 201,
    response: created,
  },
  send: { summary: 'Sends the file to the buyer’s e-mail address.', params: idParams, status: 204 },
  sendMany: {
    summary: 'Sends those of these issued invoices that were not sent yet or did not arrive.',
    body: z.strictObject({ invoices_id: ids.max(maxPageSize) }),
    response: sentMany,
  },
  buyer: {
    summary: 'The buyer of a school’s invoices, if entered.',
    params: idParams,
    response: savedBuyer.nullable(),
  },
  saveBuyer: {
    summary: `Changes the buyer of a school. ${ifMatchSummary}`,
    params: idParams,
    body: buyer,
    response: savedBuyer,
  },
});
