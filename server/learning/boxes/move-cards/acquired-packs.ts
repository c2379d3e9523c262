import { acquiredBox } from '@memocartes/contract/learning/boxes/leitner';
import { today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import type { Trx } from '../../../database/database.ts';
import { isForLevelOf } from '../../../figures/cards-by-level.ts';
import { isGivenTo } from '../../../figures/given-packs.ts';
import { notify } from '../../../notifications/notify.ts';
import type { LockedStudent } from './lock-student.ts';

type Moved = { cards_id: number; box: number };

/**
 * Notifies a student's followers of each pack that is acquired after these answers: all its published cards for the
 * student are in box 5. Only packs given to the class so far count [notifications.pack-acquired].
 * @param answered current boxes of the cards just answered
 */
export async function notifyAcquiredPacks(
  trx: Trx,
  { id, classId }: LockedStudent,
  answered: readonly Moved[],
): Promise<void> {
  const cards = answered.filter(({ box }) => box === acquiredBox).map(({ cards_id }) => cards_id);
  if (!cards.length) return;
  const { rows } = await sql<{ id: number }>`
    select distinct packs_classes.packs_id as id
    from packs_classes join packs_cards on packs_cards.packs_id = packs_classes.packs_id
    where packs_classes.classes_id = ${classId}
      and ${isGivenTo(sql.val(id), today())}
      and packs_cards.cards_id = any(${cards})
      and not exists (
        select from packs_cards pack_card
          join cards on cards.id = pack_card.cards_id and cards.status = 'FINAL'
          left join cards_students on cards_students.students_id = ${id}
            and cards_students.cards_id = pack_card.cards_id
        where pack_card.packs_id = packs_classes.packs_id
          and cards_students.box is distinct from ${acquiredBox}
          and ${isForLevelOf(sql.val(id))}
      )
  `.execute(trx);
  for (const pack of rows) await notify(trx, { kind: 'SET_ACQUIRED', studentId: id, packId: pack.id });
}
