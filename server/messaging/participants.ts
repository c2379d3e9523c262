import type { ChatPerson } from '@memocartes/contract/messaging/chats.routes';
import type { Role } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/users/people';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { runPlannedOnce } from '../database/queries/prepared.ts';
import { roleLists } from '../database/role-lists.ts';

export type PersonRow = {
  id: number;
  firstname: string;
  lastname: string;
  role: Role;
  relation: string | null;
  relation_other: string | null;
};

export const presentPerson = ({ id, role, relation, relation_other, ...name }: PersonRow): ChatPerson => ({
  id,
  name: fullName(name),
  role,
  relation: relation_other ?? relation,
});

/**
 * Accounts that take part in conversations, as rows of `chats_id` and person: of an open one those of the student's class and family, of
 * a closed one those of its end [messaging.participants].
 */
export async function findParticipants(db: Db, chatIds: readonly number[]) {
  const query = sql<PersonRow & { chats_id: number }>`
    select h.id as chats_id, a.id, a.firstname, a.lastname, a.role, p.relation, p.relation_other
    from chats h join students s on s.id = h.students_id
    cross join lateral (
      select c.authentications_id, c.relation, c.relation_other from chat_people(s.id, s.classes_id) c where h.date_close is null
      union all
      select k.authentications_id, f.relation, f.relation_other from chats_participants k
        left join users u on u.authentications_id = k.authentications_id
        left join users_students f on f.users_id = u.id and f.students_id = s.id
        where k.chats_id = h.id and h.date_close is not null and (u.role in ${roleLists.teachers} or f.id is not null)
    ) p
    join authentications a on a.id = p.authentications_id and a.status = 'ACTIVE'
    where h.id = any(${chatIds})
    order by h.id, a.role, a.lastname, a.firstname, a.id`;
  const rows = await runPlannedOnce(db, query);
  return Map.groupBy(rows, (row) => row.chats_id);
}
