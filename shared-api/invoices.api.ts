import { invoicesCalls } from '@memocartes/contract/invoices/invoices.calls';
import type {
  Invoice,
  InvoiceCounts,
  InvoiceFilter,
  InvoiceMonth,
  InvoiceProposal,
  InvoiceRow,
  InvoicesPreview,
  PaymentMeans,
  PeriodsToInvoice,
  SentInvoices,
} from '@memocartes/contract/invoices/invoices.routes';
import type { Buyer, SavedBuyer, SavedSeller, Seller } from '@memocartes/contract/invoices/parties.schemas';
import { pricesCalls } from '@memocartes/contract/invoices/prices.calls';
import type { CreatePrice, Price } from '@memocartes/contract/invoices/prices.routes';
import type { Trial, TrialFilter } from '@memocartes/contract/invoices/trials.schemas';

import { api, from, type IfVersion, listTag } from './base.ts';
import { isOutdated } from './outdated.ts';

type Failure = { code?: string } | undefined;
const changesInvoices = (_result: unknown, error: Failure) =>
  isOutdated(error, 'INVOICE_STATE', 'INVOICE_TAKEN', 'NOT_FOUND', 'VERSION_CHANGED') ? [listTag('invoice')] : [];

const changesPrices = (_result: unknown, error: Failure) => {
  // `STILL_USED`: an invoice has used the price meanwhile.
  if (!isOutdated(error, 'STILL_USED', 'NOT_FOUND', 'PRICE_TAKEN', 'VERSION_CHANGED')) return [];
  return error ? [listTag('price')] : [listTag('price'), listTag('invoice')];
};

const providesInvoices = [listTag('invoice')];

export const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvoices: build.query<{ invoices: InvoiceRow[]; count: number }, InvoiceFilter>({
      ...from(invoicesCalls.list),
      providesTags: providesInvoices,
    }),
    countInvoices: build.query<InvoiceCounts, void>({ ...from(invoicesCalls.counts), providesTags: providesInvoices }),
    listInvoiceMonths: build.query<{ months: InvoiceMonth[] }, void>({
      ...from(invoicesCalls.months),
      providesTags: providesInvoices,
    }),
    /** Schools to invoice for their current period. With kind `PAST`: past periods without an invoice. */
    listBillableSchools: build.query<{ schools: InvoiceProposal[]; count: number }, TrialFilter & { kind?: 'PAST' }>({
      ...from(invoicesCalls.schools),
      providesTags: providesInvoices,
    }),
    listSchoolTrials: build.query<{ schools: Trial[]; count: number }, TrialFilter & { kind: 'TRIAL' }>({
      ...from(invoicesCalls.schools),
      providesTags: providesInvoices,
    }),
    listTeacherTrials: build.query<{ teachers: Trial[]; count: number }, TrialFilter>({
      ...from(invoicesCalls.teachers),
      providesTags: providesInvoices,
    }),
    viewInvoice: build.query<Invoice, { id: number }>({ ...from(invoicesCalls.view), providesTags: providesInvoices }),
    /** Fetched when the dialog opens, and not again after the dialog's own changes. */
    previewInvoices: build.query<InvoicesPreview, PeriodsToInvoice>(from(invoicesCalls.preview)),
    createInvoices: build.mutation<{ ids: number[] }, PeriodsToInvoice>({
      ...from(invoicesCalls.create),
      invalidatesTags: changesInvoices,
    }),
    issueInvoices: build.mutation<{ invoices: { id: number; number: string }[] }, { invoices_id: number[] }>({
      ...from(invoicesCalls.issue),
      invalidatesTags: changesInvoices,
    }),
    savePayment: build.mutation<Invoice, { id: number; payment: { date: string; means: PaymentMeans } | null }>({
      ...from(invoicesCalls.update),
      invalidatesTags: changesInvoices,
    }),
    deleteInvoice: build.mutation<null, { id: number }>({
      ...from(invoicesCalls.remove),
      invalidatesTags: changesInvoices,
    }),
    creditInvoice: build.mutation<{ id: number }, { id: number }>({
      ...from(invoicesCalls.credit),
      invalidatesTags: changesInvoices,
    }),
    sendInvoice: build.mutation<null, { id: number }>({
      ...from(invoicesCalls.send),
      invalidatesTags: changesInvoices,
    }),
    /** Sends the invoices that were not sent yet or did not arrive; `invoices_id` has at most `maxPageSize` ids. */
    sendInvoices: build.mutation<SentInvoices, { invoices_id: number[] }>({
      ...from(invoicesCalls.sendMany),
      invalidatesTags: changesInvoices,
    }),
    viewBuyer: build.query<SavedBuyer | null, { id: number }>({
      ...from(invoicesCalls.buyer),
      providesTags: providesInvoices,
    }),
    saveBuyer: build.mutation<SavedBuyer, { id: number } & IfVersion & Buyer>({
      ...from(invoicesCalls.saveBuyer),
      invalidatesTags: changesInvoices,
    }),
    listPrices: build.query<{ prices: Price[]; count: number }, void>({
      ...from(pricesCalls.list),
      // The list shows which prices can be deleted: those that no invoice uses.
      providesTags: [listTag('price'), listTag('invoice')],
    }),
    createPrice: build.mutation<{ id: number }, CreatePrice>({
      ...from(pricesCalls.create),
      invalidatesTags: changesPrices,
    }),
    deletePrice: build.mutation<null, { id: number }>({ ...from(pricesCalls.remove), invalidatesTags: changesPrices }),
    viewSeller: build.query<SavedSeller | null, void>({
      ...from(pricesCalls.seller),
      providesTags: [listTag('price')],
    }),
    saveSeller: build.mutation<SavedSeller, IfVersion & Seller>({
      ...from(pricesCalls.saveSeller),
      invalidatesTags: changesPrices,
    }),
  }),
  overrideExisting: true,
});
export const {
  useListInvoicesQuery,
  useCountInvoicesQuery,
  useListInvoiceMonthsQuery,
  useListBillableSchoolsQuery,
  useListSchoolTrialsQuery,
  useListTeacherTrialsQuery,
  useViewInvoiceQuery,
  usePreviewInvoicesQuery,
  useCreateInvoicesMutation,
  useIssueInvoicesMutation,
  useSavePaymentMutation,
  useDeleteInvoiceMutation,
  useCreditInvoiceMutation,
  useSendInvoiceMutation,
  useSendInvoicesMutation,
  useViewBuyerQuery,
  useSaveBuyerMutation,
  useListPricesQuery,
  useCreatePriceMutation,
  useDeletePriceMutation,
  useViewSellerQuery,
  useSaveSellerMutation,
} = invoicesApi;
