import { prices } from '@memocartes/contract/invoices/prices.routes';

import type { Services } from '../../config/services.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { findRequested } from '../../http/request-id.ts';
import { listPriceRows } from './prices.queries.ts';
import { deletePrice, insertPrice } from './prices.writes.ts';

/** The price list. */
export function pricesRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(prices.list),
    handler: async () => {
      const rows = await listPriceRows(db);
      return { prices: rows, count: rows.length };
    },
  });
  app.route({
    ...http(prices.create),
    handler: ({ actor, body }) =>
      db.transaction().execute(async (trx) => {
        const existing = await findRequested(trx, actor, { table: 'prices', id: body.request_id });
        return existing ?? insertPrice(trx, body);
      }),
  });
  app.route({
    ...http(prices.remove),
    handler: async ({ params }) => {
      if (!(await deletePrice(db, params.id))) throw refuse('NOT_FOUND');
    },
  });
}
