import { teacherDashboardRoutes as dashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { calendarEnd } from '@memocartes/contract/learning/calendar/calendar-end';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import type { Calendar } from '@memocartes/contract/learning/calendar/school-days';
import { nextWeekWithLessons } from '@memocartes/contract/learning/calendar/school-year';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { type App, http } from '../http/http.ts';
import { findTeacherBoxFigures } from '../learning/boxes/box-figures.queries.ts';
import { countUnassigned } from '../packs/packs.queries.ts';
import { findClassesWithoutPack, findNextPacks } from './packs.queries.ts';
import { findTeacherActivity } from './teacher.activity.ts';
import { findCalendar, findClasses, findDifficulties, hasPack } from './teacher.queries.ts';

/** Maximum number of students listed, and the number of past days whose answers count. */
const maxDifficulties = 5;
const difficultyDays = 14;

type InClass = { class_id: number; class_name: string };

const withClass = <R extends InClass>({ class_id, class_name, ...row }: R) => ({
  ...row,
  class_: { id: class_id, name: class_name },
});

/** The next week with lessons, for which packs can be planned, and the classes without a pack in it [packs.next]. */
async function findNextWeek(db: Db, actor: Actor, calendar: Calendar) {
  const monday = nextWeekWithLessons(today(), calendar);
  return monday === null ? null : { monday, without_pack: await findClassesWithoutPack(db, actor, monday) };
}

/**
 * The teacher's dashboard, for their own classes only; the week's figures include cards scanned by staff
 * [dashboards.teacher] [scanning.week].
 */
export function teacherDashboardRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(dashboard.view),
    handler: async ({ actor }) => {
      const monday = mondayOf(today());
      const calendar = await findCalendar(db, actor);
      const recent = addDays(today(), -difficultyDays);
      return {
        classes: await findClasses(db, actor, monday),
        next_packs: (await findNextPacks(db, actor, monday)).map(withClass),
        next_week: calendar ? await findNextWeek(db, actor, calendar) : null,
        has_pack: await hasPack(db, actor),
        difficulties: (await findDifficulties(db, actor, recent, maxDifficulties)).map(withClass),
        week: await findTeacherActivity(db, actor.userId, monday),
        boxes: (await findTeacherBoxFigures(db, actor.userId)).boxes,
        calendar_end: calendar ? calendarEnd(today(), calendar) : null,
        nb_packs_non_attributed: await countUnassigned(db, actor, { teacher_id: actor.userId }),
      };
    },
  });
}
