import type { Day } from '@memocartes/contract/learning/calendar/days';
import { type RawBuilder, sql } from 'kysely';

import { givenWeeks } from '../calendar/given-weeks.ts';

/**
 * Condition on the week of a pack of the student's class (`packs_classes`): the pack has been given to the student by
 * this day [sessions.given-weeks]. After a year change, the student gets no pack before the new school year begins
 * [year.packs].
 */
export function isGivenTo(studentId: RawBuilder<number>, day: Day) {
  const { from, to } = givenWeeks(day);
  return sql<boolean>`
    packs_classes.week between ${from} and ${to}
      and not exists (
        select from students as learner where learner.id = ${studentId} and learner.packs_from > ${day}
      )
  `;
}

/**
 * Condition on the week of a pack of the student's class (`packs_classes`): if a year change put the student in the
 * class, the week is in the new school year [year.packs].
 */
export const isOfYearOf = (studentId: RawBuilder<number>) => sql<boolean>`
  not exists (
    select
    from students as learner
    where learner.id = ${studentId} and packs_classes.week < date_trunc('week', learner.packs_from)::date
  )
`;
