import { auth } from '@memocartes/contract/auth/auth.routes';
import { sql } from 'kysely';

import { recordAudit } from '../../audit/audit.writes.ts';
import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { isInUse } from '../../http/actor/actor.queries.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { endOtherSessions, sessionHash } from './sessions.ts';

/** Valid sessions, most recently used first. */
const listSessions = (db: Db, accountId: number, current: Buffer) =>
  db
    .selectFrom('tokens')
    .select(['id', 'browser', 'system', 'network', 'date_create', 'date_used', 'stays_signed_in'])
    .select(sql<boolean>`hash = ${current}`.as('is_current'))
    .where('authentications_id', '=', accountId)
    .where('date_expiration', '>', sql<string>`now()`)
    .where(isInUse('tokens'))
    .orderBy('date_used', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Routes of the caller's own login sessions [accounts.sessions-list]. */
export function loginSessionsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(auth.sessions),
    handler: async (request) => ({ sessions: await listSessions(db, request.actor.id, sessionHash(request)) }),
  });
  app.route({
    ...http(auth.endSession),
    handler: async ({ actor, params }) => {
      await db.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom('tokens')
          .where('id', '=', params.id)
          .where('authentications_id', '=', actor.id)
          .returning('id')
          .executeTakeFirst();
        if (!ended) throw refuse('NOT_FOUND');
        await recordAudit(trx, { kind: 'SESSIONS_ENDED', details: { nb: 1 } });
      });
    },
  });
  app.route({
    ...http(auth.endOtherSessions),
    handler: async (request) => {
      await db.transaction().execute(async (trx) => {
        const count = await endOtherSessions(trx, request.actor.id, sessionHash(request));
        if (count) await recordAudit(trx, { kind: 'SESSIONS_ENDED', details: { nb: count } });
      });
    },
  });
}
