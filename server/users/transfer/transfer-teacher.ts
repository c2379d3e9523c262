import { scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Trx } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';
import { renumberPackCards } from '../../packs/pack-cards.writes.ts';
import { publishSessionEvent } from '../../session-events/session-events.ts';
import { changeAccount } from '../accounts/accounts.writes.ts';

type Teacher = { id: number; authentications_id: number; role: string; schools_id: number | null };

/**
 * Moves an independent teacher, with cards and packs, to a school [staff.transfer] [staff.transfer-offer] [staff.move].
 * Custom cards and packs of different schools are separated [staff.transfer-cards].
 * Deletes class links, pack assignments, revision sessions and messages. Clears the account's expiration, which reopens
 * an expired account [accounts.reopen]. The tablets of an open session are notified [sessions.closed-on-tablet].
 * @throws 404 for no such school
 * @throws 403 NOT_TEACHER_OFFER for a teacher who is not independent
 * @throws 403 MAX_TEACHER_REACHED without a free teacher seat, by the school's constraint [schools.limit-teachers]
 * [staff.seats-code]
 */
export async function transferTeacher(trx: Trx, teacher: Teacher, schoolId: number): Promise<void> {
  const schools = await trx
    .selectFrom('schools')
    .select(['id', 'is_master'])
    .where('id', 'in', [schoolId, teacher.schools_id ?? 0])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (!schools.some(({ id }) => id === schoolId)) throw refuse('NOT_FOUND');
  const from = schools.find(({ id }) => id === teacher.schools_id);
  if (scopeOf(teacher.role) !== 'classes' || !from?.is_master) throw refuse('NOT_TEACHER_OFFER');
  const { id, authentications_id: account } = teacher;
  await trx.updateTable('users').set({ schools_id: schoolId }).where('id', '=', id).execute();
  await changeAccount(trx, account, { date_expiration: null });
  await trx.deleteFrom('classes_users_pro').where('users_pro_id', '=', id).execute();
  const ended = await trx
    .deleteFrom('sessions')
    .where('users_pro_id', '=', id)
    .returning(['id', 'schools_id', 'status'])
    .execute();
  for (const { status, ...session } of ended) {
    if (status === 'ACTIVE') await publishSessionEvent(trx, { ...session, kind: 'SESSION' });
  }
  await trx.deleteFrom('messages').where('authentications_id', '=', account).execute();
  await sql`
    delete from packs_classes using packs
    where packs.id = packs_classes.packs_id and packs.authentications_id = ${account}
  `.execute(trx);
  await trx.updateTable('packs').set({ schools_id: schoolId }).where('authentications_id', '=', account).execute();
  await trx.updateTable('cards').set({ schools_id: schoolId }).where('authentications_id', '=', account).execute();
  // The pictures of these cards are shown on the new school's tablets.
  await trx
    .updateTable('documents')
    .set({ schools_id: schoolId })
    .where('authentications_id', '=', account)
    .where('entity_type', '=', 'CARDS')
    .execute();
  await removeForeignCards(trx, account);
}

/**
 * Removes the custom cards of another school from the packs that the teacher takes along and from the packs of
 * colleagues: no school sees another's custom cards. Deletes packs that have no other card [packs.cards]
 * [staff.transfer-cards] [staff.transfer-empty].
 */
async function removeForeignCards(trx: Trx, account: number): Promise<void> {
  const { rows } = await sql<{ packs_id: number }>`
    delete from packs_cards using packs, cards
    where packs.id = packs_cards.packs_id
      and cards.id = packs_cards.cards_id
      and cards.card_type = 'CUSTOM'
      and cards.schools_id is distinct from packs.schools_id
      and ${account} in (packs.authentications_id, cards.authentications_id)
    returning packs_cards.packs_id
  `.execute(trx);
  const packIds = [...new Set(rows.map(({ packs_id }) => packs_id))];
  const hasCards = sql`exists (select from packs_cards where packs_cards.packs_id = packs.id)`;
  await sql`delete from packs where id = any(${packIds}) and not ${hasCards}`.execute(trx);
  for (const id of packIds) await renumberPackCards(trx, id);
}
