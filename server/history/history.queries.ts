import type { historyQuery, HistoryRow } from '@memocartes/contract/history/history.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { schoolScope } from '../http/actor/authorize.ts';

/**
 * One page of changes, the latest first, and the total: of the own school, of any for a superadmin [history.visible].
 * @throws 404 when a school admin names another school
 */
export async function listHistory(db: Db, actor: Actor, filters: z.output<typeof historyQuery>) {
  const schoolId = schoolScope(actor, filters.school_id);
  const query = db
    .selectFrom('history as h')
    .leftJoin('authentications as a', 'a.id', 'h.authentications_id')
    .select(['h.id', 'h.date_create', 'h.action', 'h.entity_type', 'h.entity_id', 'h.entity_name', 'h.changes'])
    .select(['a.firstname', 'a.lastname'])
    .$if(schoolId !== undefined, (rows) => rows.where('h.schools_id', '=', schoolId!))
    .$if(!!filters.entity_type, (rows) => rows.where('h.entity_type', '=', filters.entity_type!))
    .$if(!!filters.entity_id, (rows) => rows.where('h.entity_id', '=', filters.entity_id!));
  return { rows: await paged(query.orderBy('h.id', 'desc'), filters).execute(), count: await countOf(query) };
}

type Row = Awaited<ReturnType<typeof listHistory>>['rows'][number];

export const presentHistory = ({ firstname, lastname, ...row }: Row): HistoryRow => ({
  ...(row as Omit<HistoryRow, 'author'>),
  author: firstname === null || lastname === null ? null : { firstname, lastname },
});
