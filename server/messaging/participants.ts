import type { ChatPerson } from '@memocartes/contract/messaging/chats.routes';
import type { Role } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/text/full-name';
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
 * Participants of `chats` about `students` [messaging.participants]. Open conversation: the student's teachers and
 * followers. Closed conversation: its participants when it was closed, without followers detached since.
 */
export const participants = sql`
  (
    select people.authentications_id, people.relation, people.relation_other
    from chat_people(students.id, students.classes_id) people
    where chats.date_close is null
    union all
    select chats_participants.authentications_id, users_students.relation, users_students.relation_other
    from chats_participants
      left join users on users.authentications_id = chats_participants.authentications_id
      left join users_students on users_students.users_id = users.id
        and users_students.students_id = students.id
    where chats_participants.chats_id = chats.id
      and chats.date_close is not null
      and (users.role in ${roleLists.teachers} or users_students.id is not null)
  )
`;

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
