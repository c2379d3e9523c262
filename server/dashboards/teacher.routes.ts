import { teacherDashboardRoutes as dashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';
import { findTeacherBoxFigures } from '../learning/boxes/box-figures.queries.ts';
import { countUnassigned } from '../packs/packs.queries.ts';
import { findNextPacks } from './packs.queries.ts';
import { findTeacherActivity } from './teacher.activity.ts';
import { findCalendarEnd, findClasses, findDifficulties, hasPack } from './teacher.queries.ts';

/** Maximum number of students listed, and the number of past days whose answers count. */
const maxDifficulties = 5;
const difficultyDays = 14;

type InClass = { class_id: number; class_name: string };

const withClass = <R extends InClass>({ class_id, class_name, ...row }: R) => ({
  ...row,
  class_: { id: class_id, name: class_name },
});

/**
 * The teacher's dashboard, for their own classes only; the week's figures include cards scanned by staff
 * [dashboards.teacher] [scanning.week].
 */
export function teacherDashboardRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(dashboard.view),
    handler: async ({ actor }) => {
      const monday = mondayOf(today());
      const recent = addDays(today(), -difficultyDays);
      return {
        classes: await findClasses(db, actor, monday),
        next_packs: (await findNextPacks(db, actor, monday)).map(withClass),
        has_pack: await hasPack(db, actor),
        difficulties: (await findDifficulties(db, actor, recent, maxDifficulties)).map(withClass),
        week: await findTeacherActivity(db, actor.userId, monday),
        boxes: (await findTeacherBoxFigures(db, actor.userId)).boxes,
        calendar_end: await findCalendarEnd(db, actor),
        nb_packs_non_attributed: await countUnassigned(db, actor, { teacher_id: actor.userId }),
      };
    },
  });
}
