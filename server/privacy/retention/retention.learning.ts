import { sql } from 'kysely';

import { at, deleteFrom, endOfYearBeforeLast, type RetentionRules } from './retention.deletion.ts';

/** Retention periods of answers and of revisions [privacy.retention]. */
export const learningRules = {
  // An undo of a year change or an import restores an earlier epoch, whose boxes are computed from its answers
  // [year.undo].
  answers: {
    run: deleteFrom(
      'cards_events',
      'id',
      (now) => sql`
        candidate.answered_at < ${endOfYearBeforeLast(now)}
          and exists (
            select from students
            where students.id = candidate.students_id
              and students.epoch > candidate.epoch
              and not exists (
                select from operations
                where operations.schools_id = students.schools_id
                  and operations.date_undone is null
                  and operations.date_undoable_until > ${at(now)}
              )
          )
      `,
    ),
  },
  'revision-sessions': {
    run: deleteFrom(
      'sessions',
      'id',
      (now) => sql`candidate.status <> 'ACTIVE' and candidate.end_time < ${endOfYearBeforeLast(now)}`,
    ),
  },
  'home-revisions': {
    run: deleteFrom('home_revisions', 'id', (now) => sql`candidate.date_start < ${endOfYearBeforeLast(now)}`),
  },
} satisfies RetentionRules;
