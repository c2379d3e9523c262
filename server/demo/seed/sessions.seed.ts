import { addDays, type Day } from '@memocartes/contract/learning/calendar/days';
import { isSchoolDay } from '@memocartes/contract/learning/calendar/school-days';

import { insertForIds, insertRows } from './generators/bulk.ts';
import type { SeedContext, SeededClass, SeededSchool } from './generators/context.ts';
import { historyOf, type StudentHistory } from './generators/history.ts';
import type { Random } from './generators/random.ts';
import type { Session } from './generators/revision.ts';
import { parisInstant, secondsAt } from './generators/times.ts';
import type { GivenPack } from './packs.seed.ts';

/**
 * A planned revision session: the day, and the cards given to the class by then, in the order in which they are learnt
 * [sessions.this-week-first].
 */
type PlannedSession = Pick<Session, 'day' | 'cards'>;

/** Weekdays (1 = Monday) and times at which a class revises. */
const timetables = [
  { days: [1, 4], start: secondsAt(8, 50) },
  { days: [2, 5], start: secondsAt(13, 40) },
  { days: [1, 2, 4], start: secondsAt(8, 45) },
  { days: [1, 5], start: secondsAt(13, 35) },
];

/** One session on each revision day of the weeks with a pack, up to yesterday and without holidays. */
function plannedSessionsOf(school: SeededSchool, index: number, weekPacks: GivenPack[], today: Day): PlannedSession[] {
  const { days } = timetables[index % timetables.length]!;
  const planned: PlannedSession[] = [];
  for (const { week } of weekPacks) {
    for (const weekday of days) {
      const day = addDays(week, weekday - 1);
      if (day >= today || !isSchoolDay(day, { zone: school.data.holidayZone })) continue;
      const packs = [
        ...weekPacks.filter((pack) => pack.week === week),
        ...weekPacks.filter((pack) => pack.week < week),
      ];
      const cards = packs.flatMap((pack) => pack.cards.map((card) => card.id));
      planned.push({ day, cards: [...new Set(cards)] });
    }
  }
  return planned;
}

/** Draws a six-digit code that is not `taken`, and adds it to `taken`. */
function newCode(taken: Set<string>, random: Random): string {
  let code = '';
  do code = String(random.int(0, 999_999)).padStart(6, '0');
  while (taken.has(code));
  taken.add(code);
  return code;
}

type Drawing = { codes: Set<string>; random: Random };

async function insertSessions(
  { db }: SeedContext,
  school: SeededSchool,
  plan: { inClass: SeededClass; index: number; planned: PlannedSession[] },
  { codes, random }: Drawing,
): Promise<Session[]> {
  const { start } = timetables[plan.index % timetables.length]!;
  const timed = plan.planned.map((item) => {
    const begin = start + random.int(0, 8) * 60;
    return { ...item, start: begin, close: begin + random.int(18, 28) * 60 };
  });
  const ids = await insertForIds(
    db,
    'sessions',
    timed.map(({ day, start: begin, close }) => ({
      classes_id: plan.inClass.id,
      schools_id: school.id,
      users_pro_id: plan.inClass.teacher.userId,
      code: newCode(codes, random),
      status: 'INACTIVE' as const,
      date_create: parisInstant(day, begin),
      end_time: parisInstant(day, begin + 3600),
      date_close: parisInstant(day, close),
    })),
  );
  return timed.map((item, i) => ({ ...item, id: ids[i]! }));
}

/**
 * Inserts the sessions of every class up to yesterday, and the revision of the students. A `random` of the same seed
 * gives the same sessions [demo.data].
 */
export async function seedSessions(
  context: SeedContext,
  school: SeededSchool,
  weekPacks: GivenPack[],
  { codes, random }: Drawing,
): Promise<void> {
  const calendar = { zone: school.data.holidayZone };
  const histories: StudentHistory[] = [];
  for (const [index, inClass] of school.classes.entries()) {
    const own = weekPacks.filter((pack) => pack.inClass === inClass);
    const planned = plannedSessionsOf(school, index, own, context.today);
    const sessions = await insertSessions(context, school, { inClass, index, planned }, { codes, random });
    histories.push(...inClass.students.map((student) => historyOf(student, { inClass, sessions, calendar }, random)));
  }
  const { db } = context;
  await insertRows(
    db,
    'sessions_students',
    histories.flatMap(({ presences }) => presences),
  );
  await insertRows(
    db,
    'cards_events',
    histories.flatMap(({ events }) => events),
  );
  await insertRows(
    db,
    'cards_students',
    histories.flatMap(({ tracking }) => tracking),
  );
}
