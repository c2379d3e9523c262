import { randomUUID } from 'node:crypto';

import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { scan } from '@memocartes/contract/learning/scan/scan.routes';

import { placeStudents } from '../../../students/placement/placement.writes.ts';
import { createClassroom, givePack, someCards, withoutHolidays } from '../../../testing/classroom.ts';
import { testWithTwoConnections, waitForLock } from '../../../testing/races.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { lockStudent } from './lock-student.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** Noé, who has physical cards, in a class with one card; and a class of which his teacher is not a teacher. */
async function seedPhysicalCards() {
  const classroom = await createClassroom(server, withoutHolidays);
  const { cards } = await someCards(server, 1);
  await givePack(server, classroom, cards);
  const own = { schools_id: classroom.school.id, classes_id: classroom.class_.id };
  const noe = await server.seed.student({ ...own, is_phygital: true });
  const otherClass = await server.seed.class({ schools_id: classroom.school.id, wrong_goes_one_back: true });
  const { qr_code } = await server.db
    .selectFrom('cards')
    .select('qr_code')
    .where('id', '=', cards[0]!)
    .executeTakeFirstOrThrow();
  const answered_at = new Date().toISOString();
  const scans = [{ client_id: randomUUID(), code: qr_code, is_right: true, answered_at }];
  return { ...classroom, noe, otherClass, cardId: cards[0]!, scans };
}

/** Makes a request that waits until the student's class has changed. */
async function whileChangingClass<R>(studentId: number, classId: number, request: () => Promise<R>): Promise<R> {
  const { response } = await server.db.transaction().execute(async (trx) => {
    await placeStudents(trx, [studentId], classId);
    const response = request();
    await waitForLock(server.db);
    return { response };
  });
  return response;
}

const listEvents = (id: number) =>
  server.db.selectFrom('cards_events').select('kind').where('students_id', '=', id).execute();

testWithTwoConnections(
  'a teacher’s scan that waits for a change of class is refused like a later one [scanning.permission]',
  async () => {
    const { teacher, noe, otherClass, scans } = await seedPhysicalCards();
    const body = { epoch: 1, scans };
    const send = () => server.as(teacher).status(scan.record, { student_id: noe.id, body });
    expect(await whileChangingClass(noe.id, otherClass.id, send)).toBe(403);
    expect(await send()).toBe(403);
    expect(await listEvents(noe.id)).toEqual([]);
  },
);

testWithTwoConnections(
  'a scan that waits until the physical cards are taken back is refused [scanning.permission]',
  async () => {
    const { teacher, noe, scans } = await seedPhysicalCards();
    const { code } = await server.db.transaction().execute(async (trx) => {
      await trx.updateTable('students').set({ is_phygital: false }).where('id', '=', noe.id).execute();
      const code = server.as(teacher).errorCode(scan.record, { student_id: noe.id, body: { epoch: 1, scans } });
      await waitForLock(server.db);
      return { code };
    });
    expect(await code).toBe('NOT_PHYGITAL');
    expect(await listEvents(noe.id)).toEqual([]);
  },
);

testWithTwoConnections(
  'a reset or a placement of cards by a teacher that waits for a change of class is refused like a later one [students.placement-change]',
  async () => {
    const { teacher, noe, otherClass, cardId } = await seedPhysicalCards();
    const placements = [{ client_id: randomUUID(), cards_id: cardId, box: 3 }];
    const place = () => server.as(teacher).status(tracking.place, { id: noe.id, body: { placements } });
    expect(await whileChangingClass(noe.id, otherClass.id, place)).toBe(403);
    const next = await seedPhysicalCards();
    const reset = () => server.as(next.teacher).status(tracking.reset, { id: next.noe.id });
    expect(await whileChangingClass(next.noe.id, next.otherClass.id, reset)).toBe(403);
    expect([await listEvents(noe.id), await listEvents(next.noe.id)]).toEqual([[], []]);
  },
);

testWithTwoConnections(
  'an answer that waits for a change of class gets the option of the new class [boxes.move]',
  async () => {
    const { noe, otherClass } = await seedPhysicalCards();
    const lock = () => server.db.transaction().execute((trx) => lockStudent(trx, noe.id));
    const locked = await whileChangingClass(noe.id, otherClass.id, lock);
    expect(locked).toMatchObject({ classId: otherClass.id, oneBack: true });
  },
);
