import { editions } from '@memocartes/contract/editions/editions.routes';
import { sql } from 'kysely';

import type { Services } from '../config/services.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { findRequested } from '../http/request-id.ts';

/** Editions: named sets of certified cards, the same for all schools [editions.named]. */
export function editionsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(editions.list),
    handler: async () => {
      const rows = await db
        .selectFrom('editions')
        .select(['editions.id', 'editions.name'])
        .select(
          sql<number>`
            (
              select count(*)::int
              from cards
              where cards.edition_id = editions.id and cards.card_type = 'CERTIFIED'
            )
          `.as('nb_cards'),
        )
        .orderBy(sql`f_unaccent(lower(editions.name))`)
        .execute();
      return { editions: rows, count: rows.length };
    },
  });
  app.route({
    ...http(editions.create),
    handler: ({ actor, body }) =>
      db.transaction().execute(async (trx) => {
        const existing = await findRequested(trx, actor, { table: 'editions', id: body.request_id });
        return existing ?? trx.insertInto('editions').values(body).returning('id').executeTakeFirstOrThrow();
      }),
  });
  app.route({
    ...http(editions.update),
    handler: async ({ params, body }) => {
      const changed = await db
        .updateTable('editions')
        .set(body)
        .where('id', '=', params.id)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw refuse('NOT_FOUND');
      return changed;
    },
  });
}
