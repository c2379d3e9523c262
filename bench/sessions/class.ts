import { type Db, openDatabase } from '@memocartes/server/database/database';
import { migrate } from '@memocartes/server/database/migrate/migrate';
import { lockStudent } from '@memocartes/server/learning/boxes/move-cards/lock-student';
import { moveCards } from '@memocartes/server/learning/boxes/move-cards/move-cards';
import { createSeed } from '@memocartes/server/testing/seed';
import { sql } from 'kysely';

/** Size for which the figures are published; 15 answers per session, as in practice. */
export const size = { students: 30, events: 2_000, cards: 200, perSession: 15 };
const sessions = Math.ceil(size.events / size.perSession);

/** One session per day, the latest today. */
const fillSessions = (db: Db, class_: { id: number; schools_id: number }) =>
  sql`
    insert into sessions (classes_id, schools_id, code, status, date_create, end_time)
    select ${class_.id}::int, ${class_.schools_id}::int, lpad(number::text, 6, '0'), 'INACTIVE', day,
      day + interval '1 hour'
    from generate_series(0, ${sessions - 1}::int) number,
      lateral (select now() - interval '1 minute' - number * interval '1 day' as day) days
    order by number
  `.execute(db);

/** Each student answers the cards in turn, four of five correctly; the code of a session is its age in days. */
const fillEvents = (db: Db) =>
  sql`
    insert into cards_events (
      client_id, students_id, cards_id, sessions_id, epoch, kind, is_right, answered_at
    )
    select gen_random_uuid(), students.id, cards.id, sessions.id, 1, 'ANSWER',
      (number * 7 + students.id) % 5 > 0, sessions.date_create + (number % 15) * interval '2 seconds'
    from students, generate_series(0, ${size.events - 1}::int) number
      join (
        select id, row_number() over (order by id) - 1 as place from cards
      ) cards on cards.place = number % ${size.cards}::int
      join sessions on sessions.code = lpad((number / ${size.perSession}::int)::text, 6, '0')
  `.execute(db);

/**
 * Creates a class that has revised for months. @returns the teacher's token, the ids to query, and the time to
 * recompute all boxes of the class
 */
export async function fillClass(url: string) {
  const db = openDatabase({ url, max: 1 });
  await migrate(db);
  const seed = createSeed(db);
  const school = await seed.school({ holiday_zone: 'C' });
  const class_ = await seed.class({ schools_id: school.id });
  const teacher = await seed.teacher({ schoolId: school.id });
  await seed.teach(teacher.userId, class_.id);
  const subject = await seed.subject();
  const students: number[] = [];
  for (let n = 0; n < size.students; n += 1) {
    students.push((await seed.student({ schools_id: school.id, classes_id: class_.id })).id);
  }
  const cards: number[] = [];
  for (let n = 0; n < size.cards; n += 1) cards.push((await seed.card({ matter_id: subject.id })).id);
  await fillSessions(db, class_);
  await fillEvents(db);
  await sql`
    insert into sessions_students (sessions_id, students_id, status)
    select sessions.id, students.id, 'ENDED'
    from sessions, students
  `.execute(db);
  await sql`vacuum analyze`.execute(db);
  const startedAt = performance.now();
  for (const id of students) {
    await db.transaction().execute(async (trx) => moveCards(trx, (await lockStudent(trx, id))!, cards));
  }
  const recomputeMs = performance.now() - startedAt;
  await sql`vacuum analyze`.execute(db);
  const last = await db.selectFrom('sessions').select('id').where('code', '=', '000000').executeTakeFirstOrThrow();
  const old = await db.selectFrom('sessions').select('id').where('code', '=', '000080').executeTakeFirstOrThrow();
  await db.destroy();
  return { token: teacher.token, classId: class_.id, studentId: students[0]!, last: last.id, old: old.id, recomputeMs };
}
