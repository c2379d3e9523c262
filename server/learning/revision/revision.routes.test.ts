import { device, type DeviceAnswer } from '@memocartes/contract/devices/join/device.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students as studentsCalls } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import {
  answerTo,
  createClassroom,
  daysAgo,
  givePack,
  laterWeek,
  openRevision,
  partlyFreeWeek,
  schoolWeek,
  someCards,
  tablet,
} from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { chooseNextCards } from './revision.queries.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const revising = (count = 6) => openRevision(server, count);

/** Puts cards into a box of a student, due `due` days ago. */
const putInBox = (studentId: number, cards: number[], due = 1, box = 2) =>
  server.db
    .insertInto('cards_students')
    .values(
      cards.map((cards_id) => ({
        students_id: studentId,
        cards_id,
        epoch: 1,
        box,
        box_before: box,
        due_on: addDays(today(), -due),
        moved_on: addDays(today(), -9),
        first_on: addDays(today(), -9),
      })),
    )
    .execute();

describe('start', () => {
  test('returns at most five new cards, in the order of the pack [sessions.cards]', async () => {
    const { child, ofZoe, cards } = await revising(8);
    const { status, body } = await child.call(device.start, ofZoe);
    expect(status).toBe(200);
    expect(body.student.firstname).toBe('Zoë');
    expect(body.cards.every(({ parent_subject }) => parent_subject.length > 0)).toBe(true);
    expect(body.cards.map(({ id, box, is_new, again }) => [id, box, is_new, again])).toEqual(
      cards.slice(0, 5).map((id) => [id, 1, true, false]),
    );
    expect(body.cards[0]?.front_side.line1).toMatch(/^Question/);
  });

  test('returns due cards first, the longest overdue before others, at most 15 [sessions.cards]', async () => {
    const { child, ofZoe, zoe } = await revising(6);
    const { cards: old } = await someCards(server, 12);
    await putInBox(zoe.id, old.slice(0, 6), 1);
    await putInBox(zoe.id, old.slice(6), 5);
    const body = await child.body(device.start, ofZoe);
    expect(body.cards.map(({ id }) => id).slice(0, 12)).toEqual([...old.slice(6), ...old.slice(0, 6)]);
    expect(body.cards.filter(({ is_new }) => is_new)).toHaveLength(3);
  });

  test('returns neither cards of future weeks nor unpublished cards [sessions.published-only]', async () => {
    const classroom = await revising(2);
    const { cards: next } = await someCards(server, 2);
    await givePack(server, classroom, next, addDays(mondayOf(today()), 7));
    await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', classroom.cards[0]!).execute();
    const body = await classroom.child.body(device.start, classroom.ofZoe);
    expect(body.cards.map(({ id }) => id)).toEqual([classroom.cards[1]]);
  });

  test('returns no cards of packs of a former school year, which the class keeps [sessions.given-weeks]', async () => {
    const classroom = await revising(2);
    const { cards: former } = await someCards(server, 2);
    await givePack(server, classroom, former, addDays(mondayOf(schoolYearStart(today())), -7));
    const body = await classroom.child.body(device.start, classroom.ofZoe);
    expect(body.cards.map(({ id }) => id)).toEqual(classroom.cards);
  });

  test('returns no new cards before the school year for which a year change has assigned the student to the class [year.packs]', async () => {
    const { zoe, cards } = await revising(2);
    const student = { id: zoe.id, epoch: 1, classId: zoe.classes_id };
    await server.db
      .updateTable('students')
      .set({ packs_from: addDays(today(), 1) })
      .where('id', '=', zoe.id)
      .execute();
    expect(await chooseNextCards(server.db, student, today(), 15)).toEqual([]);
    await server.db.updateTable('students').set({ packs_from: today() }).where('id', '=', zoe.id).execute();
    expect((await chooseNextCards(server.db, student, today(), 15)).map(({ id }) => id)).toEqual(cards);
  });

  test('returns new cards of this week’s pack first, then those of earlier weeks, the oldest first [sessions.this-week-first]', async () => {
    const classroom = await createClassroom(server);
    const { cards } = await someCards(server, 5);
    const [first, second, third, fourth, fifth] = cards as [number, number, number, number, number];
    await givePack(server, classroom, [first, second], laterWeek);
    await givePack(server, classroom, [third], schoolWeek);
    await givePack(server, classroom, [fourth, second, fifth], partlyFreeWeek);
    const student = { id: classroom.zoe.id, epoch: 1, classId: classroom.class_.id };
    const chosen = await chooseNextCards(server.db, student, addDays(laterWeek, 4), 15);
    expect(chosen.map(({ id }) => id)).toEqual([first, second, fourth, fifth, third]);
  });

  test('shows the teacher that the student has joined', async () => {
    const { child, ofZoe, teacher, session, zoe } = await revising();
    await child.call(device.start, ofZoe);
    const body = await server.as(teacher).body(sessions.students, { id: session.id });
    expect(body.students.find(({ id }) => id === zoe.id)).toMatchObject({ status: 'ACTIVE', nb_right: 0 });
  });
});

describe('cancel', () => {
  test('a student whose name was tapped by mistake is awaited again, and the teacher can mark them as present [sessions.wrong-name]', async () => {
    const { child, ofZoe, teacher, session, zoe, cards } = await revising();

    const seen = async () => {
      const body = await server.as(teacher).body(sessions.students, { id: session.id });
      return body.students.find(({ id }) => id === zoe.id)?.status;
    };

    await child.call(device.start, ofZoe);
    const answered = answerTo(cards[0]!, 'right');
    const { is_right: _right, ...undo } = { ...answerTo(cards[0]!, 'right'), undoes: answered.client_id };
    await child.call(device.answers, { ...ofZoe, body: { answers: [answered, undo] } });
    expect(await child.status(device.cancelStart, ofZoe)).toBe(204);
    expect(await seen()).toBe('INACTIVE');
    await server.as(teacher).call(sessions.markPresence, { ...ofZoe, body: { present: true } });
    expect(await seen()).toBe('ACTIVE');
    await child.call(device.start, ofZoe);
    await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
    expect(await child.status(device.cancelStart, ofZoe)).toBe(204);
    expect(await seen()).toBe('ACTIVE');
  });

  test('a student whom the teacher had marked as present keeps the mark after a wrong tap [sessions.wrong-name]', async () => {
    const { child, ofZoe, teacher, session, zoe } = await revising();

    const seen = async () => {
      const body = await server.as(teacher).body(sessions.students, { id: session.id });
      const { status, on_tablet, date_join } = body.students.find(({ id }) => id === zoe.id)!;
      return { status, on_tablet, date_join };
    };

    const mark = (present: boolean) => server.as(teacher).call(sessions.markPresence, { ...ofZoe, body: { present } });
    await mark(true);
    const marked = await seen();
    expect(marked).toMatchObject({ status: 'ACTIVE', on_tablet: false });
    await child.call(device.start, ofZoe);
    await child.call(device.start, ofZoe);
    expect(await seen()).toMatchObject({ status: 'ACTIVE', on_tablet: true });
    expect(await child.status(device.cancelStart, ofZoe)).toBe(204);
    expect(await seen()).toEqual(marked);

    await mark(false);
    expect(await seen()).toMatchObject({ status: 'INACTIVE', date_join: null });
    await child.call(device.start, ofZoe);
    expect(await child.status(device.cancelStart, ofZoe)).toBe(204);
    expect(await seen()).toMatchObject({ status: 'INACTIVE', date_join: null });
  });

  test('a student who started on another tablet after the mark, before the wrong tap, is awaited and their answers still count [sessions.wrong-name] [boxes.answers-once]', async () => {
    const { child, ofZoe, teacher, school, session, zoe, cards } = await revising();
    await server.as(teacher).call(sessions.markPresence, { ...ofZoe, body: { present: true } });
    await child.call(device.start, ofZoe);
    const other = await tablet(server, school.code);
    await other.call(device.join, { body: { code: session.code } });
    await other.call(device.start, ofZoe);
    await other.call(device.cancelStart, ofZoe);
    const late = { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } };
    expect(await child.status(device.answers, late)).toBe(200);
    const body = await server.as(teacher).body(sessions.students, { id: session.id });
    expect(body.students.find(({ id }) => id === zoe.id)).toMatchObject({ status: 'ACTIVE', nb_cards: 1 });
  });

  test('answers that the student gave without network on another tablet, before the wrong tap, still count [sessions.wrong-name] [boxes.answers-once]', async () => {
    const { child, ofZoe, teacher, school, session, zoe, cards } = await revising();
    await child.call(device.start, ofZoe);
    const other = await tablet(server, school.code);
    await other.call(device.join, { body: { code: session.code } });
    await other.call(device.start, ofZoe);
    await other.call(device.cancelStart, ofZoe);

    const seen = async () => {
      const body = await server.as(teacher).body(sessions.students, { id: session.id });
      const { status, on_tablet, nb_cards } = body.students.find(({ id }) => id === zoe.id)!;
      return { status, on_tablet, nb_cards };
    };

    expect(await seen()).toEqual({ status: 'INACTIVE', on_tablet: false, nb_cards: 0 });
    const late = { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } };
    expect(await child.status(device.answers, late)).toBe(200);
    expect(await seen()).toEqual({ status: 'ACTIVE', on_tablet: true, nb_cards: 1 });
  });

  test('leaves a student unchanged who started on another tablet since; 404 for a student who never started [sessions.wrong-name]', async () => {
    const { child, ofZoe, teacher, school, session, zoe, ada } = await revising();
    await child.call(device.start, ofZoe);
    const other = await tablet(server, school.code);
    await other.call(device.join, { body: { code: session.code } });
    await other.call(device.start, ofZoe);
    await child.call(device.cancelStart, ofZoe);
    const body = await server.as(teacher).body(sessions.students, { id: session.id });
    expect(body.students.find(({ id }) => id === zoe.id)?.status).toBe('ACTIVE');
    expect(await child.status(device.cancelStart, { id: session.id, student_id: ada.id })).toBe(404);
  });
});

describe('cancel, for a student who has answered in the session', () => {
  /** Zoë has answered a card wrongly; a tablet on which her name is then tapped by mistake. */
  const answered = async () => {
    const revision = await revising();
    const { child, ofZoe, teacher, school, session, zoe, cards } = revision;
    await child.call(device.start, ofZoe);
    await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'wrong')] } });
    const other = await tablet(server, school.code);
    await other.call(device.join, { body: { code: session.code } });
    const seen = async () => {
      const { students } = await server.as(teacher).body(sessions.students, { id: session.id });
      const { status, has_finished } = students.find(({ id }) => id === zoe.id)!;
      return [status, has_finished];
    };

    return { ...revision, other, seen };
  };

  test('a student who has finished is shown as finished again, also once the session is closed [sessions.wrong-name]', async () => {
    const { child, ofZoe, teacher, session, other, seen } = await answered();
    await child.call(device.end, { ...ofZoe, body: { is_finished: true } });
    // Sent twice, for example because the first response was lost.
    for (let i = 0; i < 2; i += 1) await other.call(device.start, ofZoe);
    expect(await seen()).toEqual(['ACTIVE', false]);
    expect(await other.status(device.cancelStart, ofZoe)).toBe(204);
    expect(await seen()).toEqual(['ENDED', true]);
    // Cancelled twice, it stays finished.
    expect(await other.status(device.cancelStart, ofZoe)).toBe(204);
    await server.as(teacher).call(sessions.close, { id: session.id });
    expect(await seen()).toEqual(['ENDED', true]);
  });

  test('a student who had nothing to revise has finished as before [sessions.wrong-name]', async () => {
    const { ofZoe, ada, other, teacher, session } = await answered();
    const ofAda = { ...ofZoe, student_id: ada.id };
    await other.call(device.start, ofAda);
    await other.call(device.end, { ...ofAda, body: { is_finished: true } });
    await other.call(device.start, ofAda);
    for (let i = 0; i < 2; i += 1) await other.call(device.cancelStart, ofAda);
    const { students } = await server.as(teacher).body(sessions.students, { id: session.id });
    expect(students.find(({ id }) => id === ada.id)).toMatchObject({ status: 'ENDED', has_finished: true });
  });

  test('a student who has answered since they returned still revises [sessions.wrong-name]', async () => {
    const { child, ofZoe, cards, other, seen } = await answered();
    await child.call(device.end, { ...ofZoe, body: { is_finished: true } });
    await other.call(device.start, ofZoe);
    await other.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[1]!, 'right')] } });
    await other.call(device.cancelStart, ofZoe);
    expect(await seen()).toEqual(['ACTIVE', false]);
  });

  test('a student who has not finished still revises [sessions.wrong-name]', async () => {
    const { ofZoe, other, seen } = await answered();
    await other.call(device.start, ofZoe);
    await other.call(device.cancelStart, ofZoe);
    expect(await seen()).toEqual(['ACTIVE', false]);
  });
});

describe('answers', () => {
  test('a right answer moves its card up, a wrong answer leaves its card in box 1; the teacher sees both moves [boxes.move]', async () => {
    const { child, ofZoe, cards, teacher, session, zoe } = await revising();
    await child.call(device.start, ofZoe);
    const answers = [answerTo(cards[0]!, 'right'), answerTo(cards[1]!, 'wrong')];
    const { status, body } = await child.call(device.answers, { ...ofZoe, body: { answers } });
    expect(status).toBe(200);
    expect(body.cards.map(({ cards_id, box_before, box }) => [cards_id, box_before, box])).toEqual([
      [cards[0], 1, 2],
      [cards[1], 1, 1],
    ]);
    const seen = await server.as(teacher).body(sessions.students, { id: session.id });
    expect(seen.students.find(({ id }) => id === zoe.id)).toMatchObject({
      nb_right: 1,
      nb_wrong: 1,
      moved: { up: 1, down: 0, kept: 1, started: 2 },
    });
  });

  test('count once if sent twice [boxes.answers-once]', async () => {
    const { child, ofZoe, cards } = await revising();
    await child.call(device.start, ofZoe);
    const body = { answers: [answerTo(cards[0]!, 'right'), answerTo(cards[1]!, 'wrong')] };
    const first = await child.call(device.answers, { ...ofZoe, body });
    const second = await child.call(device.answers, { ...ofZoe, body });
    expect(second.body).toEqual(first.body);
    const rows = await server.db
      .selectFrom('cards_events')
      .select('id')
      .where('students_id', '=', ofZoe.student_id)
      .execute();
    expect(rows).toHaveLength(2);
  });

  test('a card answered wrongly comes again in the session, and can’t move up that day [boxes.missed]', async () => {
    const { child, ofZoe, cards } = await revising(2);
    await child.call(device.start, ofZoe);
    const early = new Date(Date.now() - 60_000).toISOString();
    await child.call(device.answers, {
      ...ofZoe,
      body: { answers: [answerTo(cards[0]!, 'wrong', early), answerTo(cards[1]!, 'right', early)] },
    });
    const repeated = await child.call(device.start, ofZoe);
    expect(repeated.body.cards.map(({ id, again: isAgain }) => [id, isAgain])).toEqual([[cards[0], true]]);
    const body = await child.body(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
    expect(body.cards[0]).toMatchObject({ box: 1 });
    expect((await child.body(device.start, ofZoe)).cards).toEqual([]);
  });

  test('a card answered wrongly and then archived does not come again [sessions.published-only]', async () => {
    const { child, ofZoe, cards } = await revising(2);
    await child.call(device.start, ofZoe);
    const answers = cards.slice(0, 2).map((card) => answerTo(card, 'wrong'));
    await child.call(device.answers, { ...ofZoe, body: { answers } });
    await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', cards[0]!).execute();
    const body = await child.body(device.start, ofZoe);
    expect(body.cards.map(({ id }) => id)).toEqual([cards[1]]);
  });

  test('answers of two tablets in any order, sent twice, lead to the same state [boxes.answers-once]', async () => {
    const states = [];
    for (const order of [
      [0, 1, 0],
      [1, 0, 1],
    ]) {
      const { child, join, ofZoe, cards, zoe } = await revising(3);
      const other = await join();
      await child.call(device.start, ofZoe);
      await other.call(device.start, ofZoe);
      const at = (seconds: number) => new Date(Date.now() - 1000 * (100 - seconds)).toISOString();
      const sent = [
        [answerTo(cards[0]!, 'wrong', at(10)), answerTo(cards[1]!, 'right', at(20))],
        [
          answerTo(cards[0]!, 'right', at(15)),
          answerTo(cards[1]!, 'wrong', at(12)),
          answerTo(cards[2]!, 'right', at(30)),
        ],
      ];
      for (const batch of order) {
        await [child, other][batch]!.call(device.answers, { ...ofZoe, body: { answers: sent[batch]! } });
      }
      const rows = await server.db
        .selectFrom('cards_students')
        .select(['box', 'due_on', 'nb_right', 'nb_wrong'])
        .where('students_id', '=', zoe.id)
        .orderBy('cards_id')
        .execute();
      states.push(rows);
    }
    expect(states[0]).toEqual(states[1]);
    expect(states[0]!.map(({ box }) => box)).toEqual([1, 1, 2]);
  });

  test('answers of a tablet whose clock is years off are dated within the session and ordered by this clock', async () => {
    const { child, ofZoe, cards } = await revising();
    await child.call(device.start, ofZoe);
    const answers = [
      answerTo(cards[0]!, 'right', '2001-01-01T00:00:09Z'),
      answerTo(cards[0]!, 'wrong', '2001-01-01T00:00:01Z'),
      answerTo(cards[1]!, 'right', '2040-01-01T00:00:00Z'),
    ];
    const body = await child.body(device.answers, { ...ofZoe, body: { answers } });
    expect(body.cards.map(({ box }) => box)).toEqual([1, 2]);
    const rows = await server.db
      .selectFrom('cards_students')
      .select('moved_on')
      .where('students_id', '=', ofZoe.student_id)
      .execute();
    for (const { moved_on } of rows) expect([today(), addDays(today(), 1)]).toContain(moved_on);
  });

  test('no answer is dated later than it arrives, if the clock of the tablet jumps ahead during a revision [boxes.answer-date]', async () => {
    const { child, ofZoe, cards, zoe, session } = await revising();
    await child.call(device.start, ofZoe);
    const end_time = new Date(Date.now() + 11 * 3_600_000).toISOString();
    await server.db.updateTable('sessions').set({ end_time }).where('id', '=', session.id).execute();
    const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
    await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right', nextYear)] } });
    const { answered_at, device_time } = await server.db
      .selectFrom('cards_events')
      .select(['answered_at', 'device_time'])
      .where('students_id', '=', zoe.id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(answered_at)).toBeLessThanOrEqual(Date.now());
    expect(device_time).toBe(nextYear);
  });

  test.each(['still open', 'closed meanwhile'])(
    'answers in a session left open since the day before (%s) count on the day they are given [sessions.status]',
    async (what) => {
      const { child, ofZoe, cards, teacher, session } = await revising();
      await child.call(device.start, ofZoe);
      const dates = { date_create: daysAgo(2), end_time: daysAgo(1) };
      await server.db.updateTable('sessions').set(dates).where('id', '=', session.id).execute();
      const answers = [answerTo(cards[0]!, 'right')];
      if (what === 'closed meanwhile') await server.as(teacher).call(sessions.close, { id: session.id });
      const body = await child.body(device.answers, { ...ofZoe, body: { answers } });
      expect(body.cards[0]).toMatchObject({ box: 2 });
      const { moved_on } = await server.db
        .selectFrom('cards_students')
        .select('moved_on')
        .where('students_id', '=', ofZoe.student_id)
        .executeTakeFirstOrThrow();
      expect(moved_on).toBe(today());
    },
  );

  test('answers queued during a network failure count even if the session was closed meanwhile', async () => {
    const { child, ofZoe, cards, teacher, session } = await revising();
    await child.call(device.start, ofZoe);
    await server.as(teacher).call(sessions.close, { id: session.id });
    const body = await child.body(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
    expect(body.cards[0]).toMatchObject({ box: 2 });
  });

  test('the first answers that arrive after the session was closed notify the follower, later answers do not [notifications.revision-ended]', async () => {
    const { child, ofZoe, zoe, cards, teacher, follower, session } = await revising(2);
    const send = (...answers: DeviceAnswer[]) => child.call(device.answers, { ...ofZoe, body: { answers } });

    const countNotified = async () =>
      (
        await server.db
          .selectFrom('notifications_users')
          .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
          .select('notifications.id')
          .where('notifications_users.authentications_id', '=', follower.id)
          .where('notifications.kind', '=', 'REVISION_ENDED')
          .execute()
      ).length;

    await child.call(device.start, ofZoe);
    await server.as(teacher).call(sessions.close, { id: session.id });
    const undone = answerTo(cards[0]!, 'right');
    const { is_right: _right, ...undo } = { ...answerTo(cards[0]!, 'right'), undoes: undone.client_id };
    await send(undone, undo);
    expect(await countNotified()).toBe(0);
    await send(answerTo(cards[0]!, 'right'));
    expect(await countNotified()).toBe(1);
    // Backdated, so that the unique index on the day would accept a second notification.
    const back = sql<string>`now() - interval '1 day'`;
    await server.db.updateTable('notifications').set({ date_create: back }).where('students_id', '=', zoe.id).execute();
    await send(answerTo(cards[1]!, 'right'));
    await child.call(device.end, ofZoe);
    expect(await countNotified()).toBe(1);
  });

  test('answers that arrive after a change of class are stored in the history and move no card [boxes.late-answer]', async () => {
    const { child, ofZoe, cards, zoe } = await revising();
    await child.call(device.start, ofZoe);
    await server.db.updateTable('students').set({ epoch: 2, classes_id: null }).where('id', '=', zoe.id).execute();
    const body = await child.body(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
    expect(body.cards).toEqual([]);
    const events = await server.db
      .selectFrom('cards_events')
      .select('epoch')
      .where('students_id', '=', zoe.id)
      .execute();
    expect(events).toEqual([{ epoch: 1 }]);
  });

  test('a wrong answer moves the card back one box if the class has this option [boxes.move]', async () => {
    const { child, ofZoe, class_, zoe, cards } = await revising(1);
    await server.db.updateTable('classes').set({ wrong_goes_one_back: true }).where('id', '=', class_.id).execute();
    await server.seed.cardEvent({
      students_id: zoe.id,
      cards_id: cards[0]!,
      kind: 'PLACE',
      box: 4,
      answered_at: daysAgo(20),
    });
    await child.call(device.start, ofZoe);
    const body = await child.body(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'wrong')] } });
    expect(body.cards[0]).toMatchObject({ box_before: 4, box: 3 });
  });

  test('answers of a student who has not started are refused, answers to a draft or a card of another school are ignored', async () => {
    const { child, ofZoe, cards, ada, session } = await revising();
    const answers = [answerTo(cards[0]!, 'right')];
    const early = await child.call(device.answers, { id: session.id, student_id: ada.id, body: { answers } });
    expect(early.status).toBe(404);
    await child.call(device.start, ofZoe);
    const foreign = await server.seed.card({ card_type: 'CUSTOM', schools_id: (await server.seed.school()).id });
    const draft = await server.seed.card({ status: 'DRAFT' });
    const ignored = [answerTo(foreign.id, 'right'), answerTo(draft.id, 'right')];
    const body = await child.body(device.answers, { ...ofZoe, body: { answers: ignored } });
    expect(body.cards).toEqual([]);
  });

  test('returns 422 and names the invalid fields of an answer', async () => {
    const { child, ofZoe } = await revising();
    const answers = [{ client_id: 'x', cards_id: 1, is_right: true, answered_at: 'hier' }];
    const { status, error } = await child.call(device.answers, { ...ofZoe, body: { answers } });
    expect(status).toBe(422);
    expect(Object.keys(error.fields ?? {})).toEqual(['answers.0.client_id', 'answers.0.answered_at']);
  });
});

describe('end', () => {
  test('returns the moves, shows the teacher that the revision has ended, and lets the student resume it', async () => {
    const { child, ofZoe, cards, teacher, session } = await revising();
    await child.call(device.start, ofZoe);
    await child.call(device.answers, {
      ...ofZoe,
      body: { answers: [answerTo(cards[0]!, 'right'), answerTo(cards[1]!, 'wrong')] },
    });
    const body = await child.body(device.end, ofZoe);
    expect(body).toMatchObject({ moved: { up: 1, down: 0, kept: 1, started: 2 }, nb_acquired: 0 });
    expect(body.cards.map(({ box }) => box)).toEqual([2, 1]);
    const seen = await server.as(teacher).body(sessions.view, { id: session.id });
    expect(seen.nb_ended).toBe(1);
    await child.call(device.start, ofZoe);
    expect((await server.as(teacher).body(sessions.view, { id: session.id })).nb_ended).toBe(0);
  });

  test('a student who finished on an offline tablet is shown as finished once the tablet is online, even after the closing [sessions.finished-late]', async () => {
    const { child, ofZoe, zoe, cards, teacher, session } = await revising(1);
    const end = (is_finished?: boolean) => child.status(device.end, { ...ofZoe, body: { is_finished } });
    const seen = () => server.as(teacher).body(sessions.view, { id: session.id });
    await child.call(device.start, ofZoe);
    const answer = answerTo(cards[0]!, 'right');
    const { date_close } = await server.as(teacher).body(sessions.close, { id: session.id });
    await child.call(device.answers, { ...ofZoe, body: { answers: [answer] } });
    // The tablet shows the result also when the closing interrupted the student.
    expect(await end()).toBe(200);
    expect((await seen()).nb_ended).toBe(0);
    expect(await end(true)).toBe(200);
    expect((await seen()).nb_ended).toBe(1);
    const { students } = await server.as(teacher).body(sessions.students, { id: session.id });
    const row = students.find(({ id }) => id === zoe.id)!;
    expect(row.status).toBe('ENDED');
    expect(row.date_end).not.toBe(date_close);
    expect(Date.parse(row.date_end!)).toBe(Date.parse(answer.answered_at));
  });

  test('a student who leaves the class during their revision, or whose answers arrive only after the closing, has not finished [sessions.unfinished]', async () => {
    const { child, ofZoe, zoe, teacher, session, school } = await revising(2);
    await child.call(device.start, ofZoe);
    const classId = (await server.seed.class({ schools_id: school.id, level: 'CE1' })).id;
    const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
    const moved = await server
      .as(schoolAdmin)
      .status(studentsCalls.update, { id: zoe.id, body: { classes_id: classId } });
    expect(moved).toBe(200);

    const seen = async () => {
      const { nb_ended } = await server.as(teacher).body(sessions.view, { id: session.id });
      const { students: rows } = await server.as(teacher).body(sessions.students, { id: session.id });
      return { nb_ended, row: rows.find(({ id }) => id === zoe.id) };
    };

    expect(await seen()).toMatchObject({ nb_ended: 0, row: { status: 'ENDED', has_finished: false } });
    const late = await revising(2);
    await late.child.call(device.start, late.ofZoe);
    await late.child.call(device.cancelStart, late.ofZoe);
    await server.as(late.teacher).call(sessions.close, { id: late.session.id });
    await late.child.call(device.answers, { ...late.ofZoe, body: { answers: [answerTo(late.cards[0]!, 'right')] } });
    expect((await server.as(late.teacher).body(sessions.view, { id: late.session.id })).nb_ended).toBe(0);
    expect(await late.child.status(device.end, { ...late.ofZoe, body: { is_finished: true } })).toBe(200);
    expect((await server.as(late.teacher).body(sessions.view, { id: late.session.id })).nb_ended).toBe(1);
  });

  test('returns 404 for a student who never started', async () => {
    const { child, session, ada } = await revising();
    expect(await child.status(device.end, { id: session.id, student_id: ada.id })).toBe(404);
  });
});
