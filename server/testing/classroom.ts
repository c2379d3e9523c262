import { randomUUID } from 'node:crypto';

import { device } from '@memocartes/contract/devices/join/device.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';

import { readSecret } from '../devices/approval/secrets.ts';
import { lockStudent } from '../learning/boxes/move-cards/lock-student.ts';
import { moveCards } from '../learning/boxes/move-cards/move-cards.ts';
import { portalClient } from './portal-client.ts';
import type { TestServer } from './server.ts';

/** Mondays of two weeks without holidays in any zone, and of a week in the Christmas holidays. */
export const schoolWeek = '2026-12-07';
export const laterWeek = '2026-12-14';
export const holidayWeek = '2026-12-21';
/** A school week in zone C that contains Armistice Day. */
export const partlyFreeWeek = '2026-11-09';

/** Fields of an overseas school. Its calendar has no school holidays, so none delays the day when a card is due. */
export const withoutHolidays = { holiday_zone: null, address_postal_code: '97400' } as const;

/**
 * A school, by default of zone C, with a class of two students and its teacher. A colleague does not teach the class.
 * There are also a school admin and the follower of Zoë. `stranger` is a teacher of another school.
 * @param row columns of the school
 */
export async function createClassroom({ seed }: TestServer, row: Parameters<TestServer['seed']['school']>[0] = {}) {
  const school = await seed.school({ holiday_zone: 'C', ...row });
  const inSchool = { schoolId: school.id };
  const class_ = await seed.class({ schools_id: school.id, name: 'CE1 A' });
  const inClass = { schools_id: school.id, classes_id: class_.id };
  const zoe = await seed.student({ ...inClass, firstname: 'Zoë', lastname: 'Éluard' });
  const ada = await seed.student({ ...inClass, firstname: 'Ada', lastname: 'Byron' });
  const teacher = await seed.teacher(inSchool);
  await seed.teach(teacher.userId, class_.id);

  return {
    school,
    class_,
    zoe,
    ada,
    teacher,
    colleague: await seed.teacher(inSchool),
    schoolAdmin: await seed.schoolAdmin(inSchool),
    follower: await seed.follower({ ...inSchool, studentId: zoe.id }),
    stranger: await seed.teacher(),
  };
}

export type Classroom = Awaited<ReturnType<typeof createClassroom>>;

/** Creates `count` certified cards of one parent subject. */
export async function someCards({ seed }: TestServer, count: number) {
  const matter = await seed.subject();
  const cards: number[] = [];
  for (let i = 0; i < count; i += 1) cards.push((await seed.card({ matter_id: matter.id })).id);
  return { matter, cards };
}

/** A pack of these cards assigned to the class, this week by default. */
export async function givePack(
  { db }: TestServer,
  classroom: Classroom,
  cards: readonly number[],
  week = mondayOf(today()),
) {
  const pack = await db
    .insertInto('packs')
    .values({
      title: 'Tables',
      icon: 'book',
      schools_id: classroom.school.id,
      authentications_id: classroom.teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = cards.map((cards_id, index) => ({ packs_id: pack.id, cards_id, position: index + 1 }));
  await db.insertInto('packs_cards').values(rows).execute();
  await db.insertInto('packs_classes').values({ packs_id: pack.id, classes_id: classroom.class_.id, week }).execute();
  return pack;
}

/** A browser that no school has approved yet; it keeps cookies and sends the portal's header. */
export const newTablet = ({ origin }: TestServer) => portalClient(origin);

/** Makes a call whose response never reaches the browser: the cookie stays as it was. @returns the response */
export async function loseResponse<Response>(
  { jar }: ReturnType<typeof newTablet>,
  cookie: 'device' | 'home',
  call: () => Promise<Response>,
): Promise<Response> {
  const before = jar.get(cookie);
  const response = await call();
  if (before === undefined) jar.delete(cookie);
  else jar.set(cookie, before);
  return response;
}

/** A browser approved as a tablet by the school's QR code, with its cookie and the portal's header. */
export async function tablet(server: TestServer, schoolCode: string) {
  const { id } = await server.db
    .selectFrom('schools')
    .select('id')
    .where('code', '=', schoolCode)
    .executeTakeFirstOrThrow();
  const { secret } = await readSecret(server.db, server.config, id);
  const client = newTablet(server);
  await client.call(device.attach, { body: { secret: secret! } });
  return client;
}

/** A tablet in a session of a class with `count` cards this week; `join` adds a tablet, by default to this session. */
export async function openRevision(server: TestServer, count: number) {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, count);
  await givePack(server, classroom, cards);
  const session = await server.as(classroom.teacher).body(sessions.open, { body: { classes_id: classroom.class_.id } });

  const join = async (code = session.code) => {
    const child = await tablet(server, classroom.school.code);
    await child.call(device.join, { body: { code } });
    return child;
  };

  const ofZoe = { id: session.id, student_id: classroom.zoe.id };
  return { ...classroom, cards, session, ofZoe, join, child: await join() };
}

/** An answer as a tablet sends it, given now by default. */
export const answerTo = (cards_id: number, result: 'right' | 'wrong', answered_at = new Date().toISOString()) => ({
  client_id: randomUUID(),
  cards_id,
  is_right: result === 'right',
  answered_at,
});

/** An instant `days` days ago, in the middle of the morning in Paris. */
export const daysAgo = (days: number) => `${addDays(today(), -days)}T08:30:00Z`;

/** Derives moves and boxes of a student whose events a test inserted directly. */
export const moveCardsOf = ({ db }: TestServer, studentId: number) =>
  db.transaction().execute(async (trx) => {
    const student = await lockStudent(trx, studentId);
    const rows = await trx.selectFrom('cards_events').select('cards_id').where('students_id', '=', studentId).execute();
    await moveCards(trx, student!, [...new Set(rows.map(({ cards_id }) => cards_id))]);
  });
