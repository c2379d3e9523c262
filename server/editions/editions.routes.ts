import { editions } from '@memocartes/contract/editions/editions.routes';
import { sql } from 'kysely';

import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { findRequested } from '../http/request-id.ts';
import { expectedVersion, lockVersion } from '../http/version.ts';

/** Editions with their numbers of certified cards. */
const selectEditions = (db: Db) =>
  db
    .selectFrom('editions')
    .select(['editions.id', 'editions.name', 'editions.version'])
    .select(
      sql<number>`
        (
          select count(*)::int
          from cards
          where cards.edition_id = editions.id and cards.card_type = 'CERTIFIED'
        )
      `.as('nb_cards'),
    );

/** Editions: named sets of certified cards, the same for all schools [editions.named]. */
export function editionsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(editions.list),
    handler: async () => {
      const rows = await selectEditions(db)
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
    handler: (request) => {
      const { id } = request.params;
      return db.transaction().execute(async (trx) => {
        const read = () =>
          selectEditions(trx)
            .where('editions.id', '=', id)
            .executeTakeFirstOrThrow(() => refuse('NOT_FOUND'));
        await lockVersion(trx, { table: 'editions', id, expected: expectedVersion(request) }, read);
        await trx.updateTable('editions').set(request.body).where('id', '=', id).execute();
        return read();
      });
    },
  });
}
