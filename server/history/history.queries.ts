import type { historyQuery, HistoryRow } from '@memocartes/contract/history/history.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { presentAuthor } from '../database/queries/author.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { resolveSchool } from '../http/actor/authorize.ts';

/**
 * One page of changes, the latest first, and their total number. Superadmins get those of all schools, other actors
 * those of their own school [history.visible].
 * @throws 404 when an actor other than a superadmin names another school
 */
export async function listHistory(db: Db, actor: Actor, filters: z.output<typeof historyQuery>) {
  const schoolId = resolveSchool(actor, filters.school_id);
  let query = db
    .selectFrom('history')
    .leftJoin('authentications', 'authentications.id', 'history.authentications_id')
    .select([
      'history.id',
      'history.date_create',
      'history.action',
      'history.entity_type',
      'history.entity_id',
      'history.entity_name',
      'history.changes',
      'authentications.firstname',
      'authentications.lastname',
    ]);
  if (schoolId !== undefined) query = query.where('history.schools_id', '=', schoolId);
  if (filters.entity_type) query = query.where('history.entity_type', '=', filters.entity_type);
  if (filters.entity_id) query = query.where('history.entity_id', '=', filters.entity_id);
  return { rows: await paged(query.orderBy('history.id', 'desc'), filters).execute(), count: await countOf(query) };
}

type Row = Awaited<ReturnType<typeof listHistory>>['rows'][number];

export const presentHistory = ({ firstname, lastname, ...row }: Row): HistoryRow => ({
  ...(row as Omit<HistoryRow, 'author'>),
  author: presentAuthor({ firstname, lastname }),
});
