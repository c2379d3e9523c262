import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { type Db, openDatabase } from '@memocartes/server/database/database';
import { migrate } from '@memocartes/server/database/migrate/migrate';
import { createSeed } from '@memocartes/server/testing/seed';
import { sql } from 'kysely';

/** Size for which the figures are published. */
const size = { sessions: 20, tablets: 30, schools: 4, cards: 15 };

type StudentTablet = { studentId: number; secret: string };
/** A class to open a session for; `token` is that of its teacher. */
export type SeededClass = { classId: number; token: string; students: StudentTablet[] };
type Seed = ReturnType<typeof createSeed>;

async function fillClass(db: Db, seed: Seed, schoolId: number, cards: readonly number[]): Promise<SeededClass> {
  const class_ = await seed.class({ schools_id: schoolId });
  const teacher = await seed.teacher({ schoolId });
  await seed.teach(teacher.userId, class_.id);
  const pack = await db
    .insertInto('packs')
    .values({ title: 'Tables', icon: 'book', schools_id: schoolId, authentications_id: teacher.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = cards.map((cards_id, index) => ({ packs_id: pack.id, cards_id, position: index + 1 }));
  await db.insertInto('packs_cards').values(rows).execute();
  const thisWeek = { packs_id: pack.id, classes_id: class_.id, week: mondayOf(today()) };
  await db.insertInto('packs_classes').values(thisWeek).execute();
  const students: StudentTablet[] = [];
  for (let n = 0; n < size.tablets; n += 1) {
    const student = await seed.student({ schools_id: schoolId, classes_id: class_.id });
    const { secret } = await seed.device({ schools_id: schoolId });
    students.push({ studentId: student.id, secret });
  }
  return { classId: class_.id, token: teacher.token, students };
}

/** Creates classes, each with a teacher and a pack of this week, and a tablet for each student. */
export async function fillClasses(url: string) {
  const db = openDatabase({ url, max: 1 });
  await migrate(db);
  const seed = createSeed(db);
  const subject = await seed.subject();
  const cards: number[] = [];
  for (let n = 0; n < size.cards; n += 1) cards.push((await seed.card({ matter_id: subject.id })).id);
  const schools: number[] = [];
  for (let n = 0; n < size.schools; n += 1) schools.push((await seed.school({ holiday_zone: null })).id);
  const classes: SeededClass[] = [];
  for (let n = 0; n < size.sessions; n += 1) classes.push(await fillClass(db, seed, schools[n % size.schools]!, cards));
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
  return { cards, classes };
}

/** Number of stored answers, and how many of them are duplicates. */
export async function countAnswers(url: string) {
  const db = openDatabase({ url, max: 1 });
  const { nb, nb_different } = await db
    .selectFrom('cards_events')
    .select([sql<number>`count(*)`.as('nb'), sql<number>`count(distinct client_id)`.as('nb_different')])
    .executeTakeFirstOrThrow();
  await db.destroy();
  return { nb, duplicated: nb - nb_different };
}
