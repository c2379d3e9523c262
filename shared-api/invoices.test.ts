import { invoicesApi } from './invoices.api.ts';
import type { Dispatch } from './testing/refetches.ts';
import { findRefetches } from './testing/refetches.ts';

const { createInvoices, deleteInvoice, deletePrice, listPrices } = invoicesApi.endpoints;
const show = (dispatch: Dispatch) => [dispatch(listPrices.initiate())];

test.each<[string, (dispatch: Dispatch) => Promise<unknown>]>([
  ['an invoice is drafted with a price', (dispatch) => dispatch(createInvoices.initiate({ schools_id: [7] }))],
  ['a draft is deleted', (dispatch) => dispatch(deleteInvoice.initiate({ id: 12 }))],
])('which prices can be deleted is fetched again after %s [invoices.price-list]', async (_what, write) => {
  expect((await findRefetches(show, write)).refetched).toEqual(['/prices']);
});

test.each(['STILL_USED', 'NOT_FOUND'])(
  'the price list is fetched again when the deletion of a price is refused with %s [invoices.price-list]',
  async (code) => {
    const write = (dispatch: Dispatch) => dispatch(deletePrice.initiate({ id: 2 }));
    expect((await findRefetches(show, write, undefined, code)).refetched).toEqual(['/prices']);
  },
);
