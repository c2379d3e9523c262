import { type Db, openDatabase } from '@memocartes/server/database/database';
import { migrate } from '@memocartes/server/database/migrate/migrate';
import { createSeed } from '@memocartes/server/testing/seed';
import { sql } from 'kysely';

/** Size for which the figures are published; `BENCH_MESSAGES` sets another number of messages. */
export const size = {
  messages: Number(process.env.BENCH_MESSAGES ?? 500_000),
  students: 2_000,
  perClass: 25,
  pairs: 20,
};

export type Pair = { chatId: number; teacher: string; follower: string };

/**
 * Creates a school of 2,000 students in classes of 25, with a conversation about each student, and messages spread over
 * the conversations.
 * @returns every conversation, class by class
 */
export async function fillMessages(url: string): Promise<Pair[]> {
  const db = openDatabase({ url, max: 1 });
  await migrate(db);
  const seed = createSeed(db);
  const school = await seed.school({ nb_teachers_max: 1_000 });
  const pairs: Pair[] = [];
  for (let start = 0; start < size.students; start += size.perClass) {
    pairs.push(...(await fillClass(db, seed, school.id)));
  }
  await sql`
    insert into messages (chats_id, authentications_id, content, date_create)
    select chats.id, case when number % 2 = 0 then people.teacher else people.follower end,
      repeat('Un message ordinaire. ', 4), now() - make_interval(secs => ${size.messages} - number)
    from generate_series(1, ${size.messages}::int) number
      join (
        select row_number() over (order by id) - 1 as place, id, students_id from chats
      ) chats on chats.place = number % ${size.students}
      join lateral (
        select (
          select users.authentications_id
          from users_students join users on users.id = users_students.users_id
          where users_students.students_id = chats.students_id
          limit 1
        ) as follower,
          (
            select users.authentications_id
            from students
              join classes_users_pro on classes_users_pro.classes_id = students.classes_id
              join users on users.id = classes_users_pro.users_pro_id
            where students.id = chats.students_id
            limit 1
          ) as teacher
      ) people on true
  `.execute(db);
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
  return pairs;
}

/** Creates a class with a teacher, and a follower and a conversation for each student. */
async function fillClass(db: Db, seed: ReturnType<typeof createSeed>, schoolId: number): Promise<Pair[]> {
  const class_ = await seed.class({ schools_id: schoolId });
  const teacher = await seed.teacher({ schoolId });
  await seed.teach(teacher.userId, class_.id);
  const pairs: Pair[] = [];
  for (let n = 0; n < size.perClass; n += 1) {
    const student = await seed.student({ schools_id: schoolId, classes_id: class_.id });
    const follower = await seed.follower({ schoolId, studentId: student.id });
    const { id } = await db
      .insertInto('chats')
      .values({ students_id: student.id, schools_id: schoolId, classes_id: class_.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    pairs.push({ chatId: id, teacher: teacher.token, follower: follower.token });
  }
  return pairs;
}
