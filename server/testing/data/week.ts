import { randomUUID } from 'node:crypto';

import { device } from '@memocartes/contract/devices/join/device.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students as studentRoutes } from '@memocartes/contract/students/students.routes';

import { createRandom, type Random } from '../../demo/seed/generators/random.ts';
import { givePack, someCards, tablet, withoutHolidays } from '../classroom.ts';
import { resetLimits } from '../limits.ts';
import type { TestServer } from '../server.ts';
import type { Sent } from './week.expected.ts';

const nbDays = 7;
const nbSessions = 200;
const nbStudentsPerClass = 3;
/**
 * Below 15, so that a session can contain all due cards. From the third day on, the first `nbEarlyCards` cards are not
 * answered, so that they are due.
 */
const nbCards = 12;
const nbEarlyCards = 4;
const earlyDays = 2;
const changesAfterDay = 3;

type Student = { id: number; classId: number; epoch: number };
export type WeekSession = { id: number; classId: number; start: number; students: Set<number> };
type Tablet = Awaited<ReturnType<typeof tablet>>;
type Batch = { session: number; student: number; events: Sent[] };

/** Three classes of a school, two teachers, a school admin, and one follower of all students. */
async function makeSchool(server: TestServer) {
  const { seed } = server;
  const school = await seed.school(withoutHolidays);
  const inSchool = { schoolId: school.id };
  const { cards } = await someCards(server, nbCards);
  const teachers = [await seed.teacher(inSchool), await seed.teacher(inSchool)] as const;
  const follower = await seed.follower(inSchool);
  const admin = await seed.schoolAdmin(inSchool);
  const classes = [];
  const students: Student[] = [];
  for (const [i, name] of ['CE1 A', 'CE1 B', 'CE2'].entries()) {
    const teacher = i < 2 ? teachers[0] : teachers[1];
    const class_ = await seed.class({ schools_id: school.id, name });
    await seed.teach(teacher.userId, class_.id);
    const week = addDays(mondayOf(today()), -7);
    await givePack(server, { school, class_, teacher } as Parameters<typeof givePack>[1], cards, week);
    classes.push({ id: class_.id, name, teacher });
    for (let n = 0; n < nbStudentsPerClass; n += 1) {
      const student = await seed.student({ schools_id: school.id, classes_id: class_.id });
      await seed.follow(follower.userId, student.id);
      students.push({ id: student.id, classId: class_.id, epoch: 1 });
    }
  }
  return { school, teachers, follower, admin, classes, students, cards };
}

/** A student's answers in a session: a card answered wrongly is shown again, and some answers are undone. */
function answersOf(
  student: Student,
  { session, cards, start }: { session: WeekSession; cards: readonly number[]; start: number },
  random: Random,
): Sent[] {
  const events: Sent[] = [];
  let time = start;

  const send = (cards_id: number, overrides: Partial<Sent>): Sent => {
    time += random.int(2, 9) * 1000;
    const event: Sent = {
      client_id: randomUUID(),
      kind: 'ANSWER',
      is_right: null,
      box: null,
      cards_id,
      student: student.id,
      epoch: student.epoch,
      sessions_id: session.id,
      answered_at: new Date(time).toISOString(),
      ...overrides,
    };
    events.push(event);
    return event;
  };

  for (const card of random.sample(cards, random.int(2, 6))) {
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = send(card, { is_right: random.chance(0.8) });
      const isUndone = random.chance(0.1);
      if (isUndone) send(card, { kind: 'UNDO', undoes: answer.client_id });
      if (answer.is_right && !isUndone) break;
    }
  }
  return events;
}

const bodyOf = ({ client_id, cards_id, is_right, undoes, answered_at }: Sent) =>
  undoes ? { client_id, cards_id, undoes, answered_at } : { client_id, cards_id, is_right: is_right!, answered_at };

/**
 * Three classes revise for a week through the API, in 200 sessions. Some answers are sent twice or undone; the undo may
 * arrive first. Others are sent late, after the session was closed or the student changed class. Sessions close during
 * revisions, and a card is archived.
 * @returns the people, the sessions, and `sent`: every event sent to the server
 */
export async function simulateWeek(server: TestServer) {
  const random = createRandom(20261122);
  const school = await makeSchool(server);
  const child: Tablet = await tablet(server, school.school.code);
  const sent: Sent[] = [];
  const delayed: Batch[] = [];
  const done: WeekSession[] = [];

  const deliver = async ({ session, student, events }: Batch) => {
    const post = (some: readonly Sent[]) =>
      child.status(device.answers, { id: session, student_id: student, body: { answers: some.map(bodyOf) } });
    const inAnyOrder = random.chance(0.2) ? random.shuffle(events) : events;
    const cut = random.chance(0.2) ? random.int(1, events.length) : events.length;
    for (const part of [inAnyOrder.slice(0, cut), inAnyOrder.slice(cut)].filter((some) => some.length)) {
      expect(await post(part)).toBe(200);
    }
    if (random.chance(0.2)) expect(await post(inAnyOrder)).toBe(200);
    sent.push(...events);
  };

  const revise = async (session: WeekSession, student: Student, cards: readonly number[]) => {
    const body = await child.body(device.start, { id: session.id, student_id: student.id });
    expect(body.student.id).toBe(student.id);
    session.students.add(student.id);
    const start = session.start + session.students.size * 90_000;
    const events = answersOf(student, { session, cards, start }, random);
    const batch = { session: session.id, student: student.id, events };
    if (random.chance(0.15)) return void delayed.push(batch);
    await deliver(batch);
    if (random.chance(0.8)) await child.call(device.end, { id: session.id, student_id: student.id });
  };

  const openSession = async (class_: (typeof school.classes)[number], start: number) => {
    const body = await server.as(class_.teacher).body(sessions.open, { body: { classes_id: class_.id } });
    if (done.length % 8 === 0) await resetLimits(server.db);
    expect(await child.status(device.join, { body: { code: body.code } })).toBe(200);
    const times = { date_create: new Date(start).toISOString(), end_time: new Date(start + 900_000).toISOString() };
    await server.db.updateTable('sessions').set(times).where('id', '=', body.id).execute();
    return { id: body.id, classId: class_.id, start, students: new Set<number>() };
  };

  const runDay = async (day: number, count: number) => {
    const cards = day < earlyDays ? school.cards : school.cards.slice(nbEarlyCards);
    const morning = Date.parse(`${addDays(today(), day + 1 - nbDays)}T07:00:00Z`);
    for (let n = 0; n < count; n += 1) {
      const class_ = school.classes[n % school.classes.length]!;
      const session = await openSession(class_, morning + Math.floor(n / school.classes.length) * 1_200_000);
      for (const student of school.students.filter(({ classId }) => classId === class_.id)) {
        if (random.chance(0.6)) await revise(session, student, cards);
      }
      await server.as(class_.teacher).call(sessions.close, { id: session.id });
      done.push(session);
      if (delayed.length > 3) await deliver(delayed.shift()!);
    }
  };

  const archived = school.cards[0]!;
  const mover = school.students[0]!;
  for (let day = 0; day < nbDays; day += 1) {
    await runDay(day, Math.min(29, nbSessions - done.length));
    if (day === changesAfterDay) {
      const to = school.classes[1]!.id;
      await server.as(school.admin).call(studentRoutes.assign, { id: mover.id, class_id: to });
      Object.assign(mover, { classId: to, epoch: 2 });
      await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', archived).execute();
    }
  }
  for (const batch of delayed) await deliver(batch);
  return { ...school, child, archived, mover, sessions: done, sent };
}

export type SimulatedWeek = Awaited<ReturnType<typeof simulateWeek>>;
