import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/**
 * The price list, latest rows first, and whether each row is used by an invoice: such a row can't be deleted
 * [invoices.price-list].
 */
export const listPriceRows = (db: Db) =>
  db
    .selectFrom('prices')
    .selectAll('prices')
    .select(sql<boolean>`exists (select from invoices where invoices.prices_id = prices.id)`.as('is_used'))
    .orderBy('prices.date_start', 'desc')
    .orderBy('prices.id', 'desc')
    .execute();

export type PriceRow = Awaited<ReturnType<typeof listPriceRows>>[number];
