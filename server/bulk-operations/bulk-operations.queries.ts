import type { operationsQuery } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { resolveSchool } from '../http/actor/authorize.ts';

const isUndoable = sql<boolean>`(operations.date_undone is null and operations.date_undoable_until > now())`;

/** One page of the operations of the schools that the actor administers, by default the latest first. */
export async function listOperations(db: Db, actor: Actor, params: z.output<typeof operationsQuery>) {
  const schoolId = resolveSchool(actor, params.school_id);
  let query = db
    .selectFrom('operations')
    .select([
      'operations.id',
      'operations.kind',
      'operations.schools_id',
      'operations.date_create',
      'operations.date_undoable_until',
      'operations.date_undone',
      'operations.summary',
    ])
    .select(isUndoable.as('is_undoable'))
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('authentications')
          .select(['authentications.firstname', 'authentications.lastname'])
          .whereRef('authentications.id', '=', 'operations.authentications_id'),
      ).as('author'),
    );
  if (schoolId !== undefined) query = query.where('operations.schools_id', '=', schoolId);
  if (params.undoable) query = query.where(isUndoable);
  const ordered = query.orderBy('operations.date_create', params.order_dir).orderBy('operations.id', params.order_dir);
  return { operations: await paged(ordered, params).execute(), count: await countOf(query) };
}

/** An operation visible to the actor, as a subject of the permission table; or undefined. */
export const findOperationSubject = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('operations')
    .select(['id', 'schools_id as schoolId', 'kind'])
    .where('id', '=', id)
    .$if(scopeOf(actor.kind) !== 'platform', (query) => query.where('schools_id', '=', actor.schoolId))
    .executeTakeFirst();
