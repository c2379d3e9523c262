import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import { parisMidnight } from '../../calendar/weeks.ts';
import type { Db } from '../../database/database.ts';
import { listMissed, selectAnswered } from './missed-cards.queries.ts';

/** Maximum number of cards listed, and minimum number of students for whom a card is difficult [boxes.difficult]. */
const maxDifficultCards = 10;
const minStudents = 2;
/** Highest box of a difficult card: a missed card in a higher box has been learnt since. */
const highestBox = 2;

/** Published cards that are difficult for a class, by the answers of the last `days` days [boxes.difficult]. */
export const findDifficultCards = (db: Db, classId: number, days: number) =>
  listMissed(
    db,
    selectAnswered(db, classId).where('cards_events.answered_at', '>=', parisMidnight(addDays(today(), -days))),
    {
      isMissed: sql`(answered.nb_wrong > 0 and answered.box <= ${sql.lit(highestBox)})`,
      minStudents,
      maxCards: maxDifficultCards,
    },
  );
