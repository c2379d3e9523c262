import { invoicesApi } from './invoices.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';

const { createInvoices, deleteInvoice, deletePrice, listPrices, saveBuyer, saveSeller, viewBuyer, viewSeller } =
  invoicesApi.endpoints;
const show = (dispatch: Dispatch) => [dispatch(listPrices.initiate())];

test.each<[string, (dispatch: Dispatch) => Promise<unknown>]>([
  ['drafting an invoice', (dispatch) => dispatch(createInvoices.initiate({ schools_id: [7] }))],
  ['deleting a draft', (dispatch) => dispatch(deleteInvoice.initiate({ id: 12 }))],
])(
  'the price list, which shows the prices in use, is fetched again after %s [invoices.price-list]',
  async (_what, write) => {
    expect((await findRefetches(show, write)).refetched).toEqual(['/prices']);
  },
);

test.each(['STILL_USED', 'NOT_FOUND'])(
  'the price list is fetched again when the deletion of a price is refused with %s [invoices.price-list]',
  async (code) => {
    const write = (dispatch: Dispatch) => dispatch(deletePrice.initiate({ id: 2 }));
    expect((await findRefetches(show, write, undefined, code)).refetched).toEqual(['/prices']);
  },
);

test('the buyer and the seller are fetched again when another superadmin has changed them meanwhile [invoices.parties-versions]', async () => {
  const shown = (dispatch: Dispatch) => [dispatch(viewBuyer.initiate({ id: 3 })), dispatch(viewSeller.initiate())];
  const address = { name: 'Mairie', address: '1 rue des Lilas', address_postal_code: '44000', address_city: 'Nantes' };
  const codes = { service_code: null, engagement_number: null };
  const buyer = { ...address, ...codes, siret: null, mail: null };
  const seller = { ...address, siret: '12345678901234', vat_number: null, mail: 'ventes@example.fr', iban: null };
  const writes = [
    (dispatch: Dispatch) => dispatch(saveBuyer.initiate({ id: 3, ifVersion: 1, ...buyer })),
    (dispatch: Dispatch) => dispatch(saveSeller.initiate({ ifVersion: 1, ...seller })),
  ];
  const paths: string[][] = [];
  for (const write of writes) paths.push((await findRefetches(shown, write, undefined, 'VERSION_CHANGED')).refetched);
  expect(paths).toEqual([['/schools/3/buyer'], ['/prices/seller']]);
});
