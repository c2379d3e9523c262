import type { ChatPerson } from '@memocartes/contract/messaging/chats.routes';
import type { Role } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/text/full-name';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { runPlannedOnce } from '../database/queries/prepared.ts';
import { participants } from '../visibility/chats.ts';

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

/** Active participants by id of conversation. */
export async function findParticipants(db: Db, chatIds: readonly number[]) {
  const query = sql<PersonRow & { chats_id: number }>`
    select chats.id as chats_id, authentications.id, authentications.firstname, authentications.lastname,
      authentications.role, participants.relation, participants.relation_other
    from chats
      join students on students.id = chats.students_id
      cross join lateral ${participants} participants
      join authentications on authentications.id = participants.authentications_id
        and authentications.status = 'ACTIVE'
    where chats.id = any(${chatIds})
    order by chats.id, authentications.role, authentications.lastname, authentications.firstname,
      authentications.id
  `;
  const rows = await runPlannedOnce(db, query);
  return Map.groupBy(rows, (row) => row.chats_id);
}
