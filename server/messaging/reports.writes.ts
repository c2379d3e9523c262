import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import type { OwnMessage } from './access.ts';

/** Reports a message, once for each account; its current text is stored [messaging.report]. */
export const insertReport = (db: Db, actor: Actor, message: OwnMessage, reason: string) =>
  db
    .insertInto('messages_reports')
    .values({
      schools_id: message.schoolId,
      messages_id: message.id,
      authentications_id: actor.id,
      reason,
      content: message.content,
    })
    .onConflict((conflict) => conflict.columns(['messages_id', 'authentications_id']).doNothing())
    .execute();

export const resolveReport = (db: Db, actor: Actor, id: number) =>
  db
    .updateTable('messages_reports')
    .set({ date_resolve: sql<string>`now()`, resolved_by: actor.id })
    .where('id', '=', id)
    .where('date_resolve', 'is', null)
    .execute();
