import { addDays, mondayOf, today, weeksBetween } from '@memocartes/contract/learning/calendar/days';
import { weekOf } from '@memocartes/contract/learning/calendar/school-days';
import { studentWeekRoutes as weeks } from '@memocartes/contract/student-week/student-week.routes';

import { calendarOf } from '../calendar/school-calendar.ts';
import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { authorize } from '../http/actor/authorize.ts';
import { invalid } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { findLastSessions } from '../learning/activity/activity.queries.ts';
import { maxWeeks } from '../learning/boxes/weeks.queries.ts';
import { presentStudentRow } from '../students/students.present.ts';
import { findStudentSubject } from '../students/students.queries.ts';
import { activityOf, presentDue, presentHistory, presentPackOfWeek, presentTeacher } from './student-week.present.ts';
import {
  findDueDays,
  findNextPack,
  findPackOfWeek,
  findStudentPacks,
  findTeachers,
  findWeekCards,
  findWeekStudent,
  type WeekStudent,
} from './student-week.queries.ts';
import { findActivityByWeek } from './week-activity.queries.ts';

/**
 * The data of the student's class: the week's pack with its cards, the packs of all weeks, the next pack and the
 * teachers. Empty without a class.
 */
async function findClassData(db: Db, student: WeekStudent, week: string, mondays: readonly string[]) {
  const { classes_id: classId } = student;
  if (classId === null) return { pack: null, packs: [], next: undefined, teachers: [] };
  const [pack, packs, next, teachers] = await Promise.all([
    findPackOfWeek(db, classId, student.id, week),
    findStudentPacks(db, classId, student.id, mondays[0]!, mondays.at(-1)!),
    findNextPack(db, classId, student.id, mondays.at(-1)!),
    findTeachers(db, classId),
  ]);
  const cards = pack ? await findWeekCards(db, pack.id, student) : [];
  return { pack: pack ? presentPackOfWeek(pack, cards) : null, packs, next, teachers };
}

/**
 * A student's week in a single response, for actors who may see the student [families.week] [families.own-children].
 */
export function studentWeekRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(weeks.view),
    handler: async ({ actor, params, query }) => {
      const subject = await findStudentSubject(db, actor, params.id);
      authorize(actor, 'student:view', subject);
      const currentDay = today();
      const mondays = weeksBetween(addDays(currentDay, -7 * (maxWeeks - 1)), currentDay);
      const week = query.week ?? mondayOf(currentDay);
      if (!mondays.includes(week)) throw invalid({ week: `Cette semaine ou l’une des ${maxWeeks - 1} précédentes.` });
      const student = await findWeekStudent(db, subject.id);
      const calendar = calendarOf(student);
      const [classData, activities, sessions, dueDays] = await Promise.all([
        findClassData(db, student, week, mondays),
        findActivityByWeek(db, student.id, mondays[0]!),
        findLastSessions(db, [student.id]),
        findDueDays(db, student),
      ]);

      return {
        student: { ...presentStudentRow(student), school: { id: student.schools_id, name: student.school_name } },
        week,
        ...weekOf(week, calendar),
        pack: classData.pack,
        next_pack: classData.next ?? null,
        activity: activityOf(activities, week),
        last_session: sessions.get(student.id) ?? null,
        due: presentDue(dueDays, currentDay),
        weeks: presentHistory(mondays, calendar, classData.packs, activities),
        teachers: classData.teachers.map(presentTeacher),
        has_messaging: student.has_messaging,
      };
    },
  });
}
