import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { teacherDashboardRoutes } from '@memocartes/contract/dashboards/teacher.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { boxesRoutes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { addDays, mondayOf, parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students } from '@memocartes/contract/students/students.routes';

import { calendarOf } from '../calendar/school-calendar.ts';
import { activityOf, answersSince, boxFiguresOf } from '../testing/data/week.expected.ts';
import { type SimulatedWeek, simulateWeek, type WeekSession } from '../testing/data/week.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let week: SimulatedWeek;

beforeAll(async () => {
  server = await testServer();
  week = await simulateWeek(server);
}, 300_000);

afterAll(() => server.close());

type Counted = ReturnType<typeof activityOf>;
const figuresOf = ({ nb_cards, nb_right, nb_wrong, moved }: Counted) => ({ nb_cards, nb_right, nb_wrong, moved });
const ofStudent = (student: number) => week.sent.filter((event) => event.student === student);
const inSession = ({ id }: Pick<WeekSession, 'id'>, student: number) =>
  activityOf(ofStudent(student), ({ sessions_id }) => sessions_id === id);

const boxFiguresFor = (student: { id: number; epoch: number }) =>
  boxFiguresOf(
    week.sent,
    { student: student.id, epoch: student.epoch },
    calendarOf(week.school),
    (card) => card !== week.archived,
  );

const lastOf = (student: number) => week.sessions.findLast((session) => session.students.has(student))!;
const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);
const teacherOf = (classId: number) => week.classes.find(({ id }) => id === classId)!.teacher;

test('the simulated week contains undone answers, acquired cards, due cards and a student who changed class', () => {
  expect(week.sessions).toHaveLength(200);
  expect(week.sent.filter(({ kind }) => kind === 'UNDO').length).toBeGreaterThan(50);
  const boxFigures = week.students.map(boxFiguresFor);
  expect(sum(boxFigures.map(({ nb_acquired }) => nb_acquired!))).toBeGreaterThan(5);
  expect(sum(boxFigures.flatMap(({ due }) => due))).toBeGreaterThan(3);
  expect(inSession(lastOf(week.mover.id), week.mover.id).nb_cards).toBeGreaterThan(0);
});

test('a session’s figures on the teacher’s page are those of its answers', async () => {
  for (const session of week.sessions) {
    const body = await server.as(teacherOf(session.classId)).body(sessions.students, { id: session.id });
    expect(body.students.map(({ id }) => id)).toEqual(expect.arrayContaining([...session.students]));
    for (const student of body.students) {
      const { nb_acquired, ...expected } = inSession(session, student.id);
      expect({ ...student, session: session.id }).toMatchObject({
        ...figuresOf({ nb_acquired, ...expected }),
        nb_acquired,
      });
    }
  }
});

test('the figures at the end of a revision are those of its answers [sessions.end]', async () => {
  for (const session of week.sessions.filter((_session, i) => i % 3 === 0)) {
    for (const id of session.students) {
      const body = await week.child.body(device.end, { id: session.id, student_id: id });
      const expected = inSession(session, id);
      expect({ ...body, session: session.id }).toMatchObject(figuresOf(expected));
      expect(body.cards.filter(({ box, box_before }) => box > box_before)).toHaveLength(expected.moved.up);
      expect(body.cards.filter(({ box, box_before }) => box === 5 && box_before < 5)).toHaveLength(
        expected.nb_acquired,
      );
    }
  }
});

test('a student’s boxes are the same for teacher, follower and school admin, on every page [boxes.counts]', async () => {
  const dashboard = await server.as(week.follower).body(dashboards.user);
  const children = await server.as(week.follower).body(students.children);
  for (const student of week.students) {
    const { learnt, ...expected } = boxFiguresFor(student);
    const last = lastOf(student.id);
    const lastSession = { ...figuresOf(inSession(last, student.id)), id: last.id };
    for (const person of [teacherOf(student.classId), week.follower, week.admin]) {
      const body = await server.as(person).body(boxesRoutes.student, { id: student.id });
      expect(body.total).toEqual(expected);
      expect(body.last_session).toMatchObject(lastSession);
      expect(body.weeks.at(-1)?.boxes).toEqual(expected.boxes);
    }
    const missed = answersSince(week.sent, { student: student.id, epoch: student.epoch }, addDays(today(), -14));
    const list = await server.as(week.follower).body(tracking.current, { student_id: student.id });
    expect(list).toMatchObject({
      nb_all: expected.nb_cards,
      nb_due: sum(expected.due),
      nb_missed: new Set(missed.filter(({ is_right }) => !is_right).map(({ cards_id }) => cards_id)).size,
      nb_learnt: learnt.length,
    });
    expect(sum(list.cards.map(({ nb_right }) => nb_right))).toBe(expected.nb_right);
    const view = await server.as(week.admin).body(students.view, { id: student.id });
    expect(view.card_progress).toEqual(expected.boxes);
    const child = dashboard.children.find(({ id }) => id === student.id)!;
    const { nb_cards, nb_right, nb_wrong } = lastSession;
    expect({ boxes: child.boxes, due: child.nb_due }).toEqual({ boxes: expected.boxes, due: sum(expected.due) });
    expect(child.last_session).toMatchObject({ nb_cards, nb_right, nb_wrong });
    expect(children.students.find(({ id }) => id === student.id)!.boxes).toEqual(expected.boxes);
  }
});

test('a class’s page shows the sums over its students, and each student’s moves in the last session of the class [sessions.last]', async () => {
  for (const class_ of week.classes) {
    const body = await server.as(class_.teacher).body(boxesRoutes.class, { id: class_.id });
    const own = week.students.filter(({ classId }) => classId === class_.id);
    expect(body.students.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
    const last = week.sessions.findLast(({ classId, students }) => classId === class_.id && students.size > 0)!;
    for (const student of own) {
      const counts = body.students.find(({ id }) => id === student.id)!;
      const { learnt: _learnt, ...expected } = boxFiguresFor(student);
      expect(counts).toMatchObject({ ...expected, moved: inSession(last, student.id).moved });
    }
    const all = own.map(boxFiguresFor);
    expect(body.total.nb_cards).toBe(sum(all.map(({ nb_cards }) => nb_cards)));
    expect(sum(body.total.due)).toBe(sum(all.flatMap(({ due }) => due)));
  }
});

test('the lists of a class’s cards, and the students listed with each card, match the boxes', async () => {
  for (const class_ of week.classes) {
    const own = week.students.filter(({ classId }) => classId === class_.id);
    const all = own.map(boxFiguresFor);

    const listCards = (query: Record<string, unknown>) =>
      server.as(class_.teacher).body(boxesRoutes.classCards, { id: class_.id, query: { ...query, nb_items: 100 } });

    for (const box of [1, 2, 3, 4, 5]) {
      const { cards, count, nb_cards } = await listCards({ box });
      expect(cards).toHaveLength(count);
      expect(nb_cards).toBe(sum(all.map(({ boxes }) => boxes[box - 1]!)));
      expect(sum(cards.map(({ nb_students }) => nb_students))).toBe(nb_cards);
      expect(sum(cards.map(({ nb_due }) => nb_due))).toBe(sum(all.map(({ due }) => due[box - 1]!)));
      for (const { nb_students, nb_wrong, students: holders } of cards) {
        expect(holders).toHaveLength(nb_students);
        expect(sum(holders.map((holder) => holder.nb_wrong))).toBe(nb_wrong);
        expect(holders.every((holder) => holder.box === box)).toBe(true);
      }
    }
    const { cards } = await listCards({});
    expect(sum(cards.map(({ nb_wrong }) => nb_wrong))).toBe(sum(all.map(({ nb_wrong }) => nb_wrong)));
    for (const student of own) {
      const body = await server
        .as(class_.teacher)
        .body(tracking.current, { student_id: student.id, query: { nb_items: 100 } });
      const studentCards = cards.filter(({ students: holders }) => holders.some(({ id }) => id === student.id));
      expect(studentCards.map(({ card }) => card.id).sort()).toEqual(body.cards.map(({ cards_id }) => cards_id).sort());
    }
  }
});

test('a teacher’s dashboard sums the sessions of their classes since Monday in which a student took part, the boxes of their students and the answers of students with difficulties', async () => {
  for (const teacher of week.teachers) {
    const classes = new Set(week.classes.filter((class_) => class_.teacher === teacher).map(({ id }) => id));
    const own = week.sessions.filter(
      ({ classId, start }) => classes.has(classId) && parisDay(start) >= mondayOf(today()),
    );
    const ids = new Set(own.map(({ id }) => id));
    const { nb_wrong: _wrong, ...expected } = activityOf(
      week.sent,
      ({ sessions_id }) => sessions_id !== null && ids.has(sessions_id),
    );
    const body = await server.as(teacher).body(teacherDashboardRoutes.view);
    expect(body.week).toEqual({ ...expected, nb_sessions: own.filter(({ students }) => students.size > 0).length });
    const boxes = week.students
      .filter(({ classId }) => classes.has(classId))
      .map((student) => boxFiguresFor(student).boxes);
    expect(body.boxes).toEqual([0, 1, 2, 3, 4].map((box) => sum(boxes.map((counts) => counts[box]!))));
    expect(body.difficulties.length).toBeGreaterThan(0);
    for (const { id, nb_right, nb_wrong } of body.difficulties) {
      const student = week.students.find((item) => item.id === id)!;
      const answers = answersSince(week.sent, { student: id, epoch: student.epoch }, addDays(today(), -14));
      const right = answers.filter(({ is_right }) => is_right).length;
      expect([nb_right, nb_wrong]).toEqual([right, answers.length - right]);
    }
  }
});

test('a tablet shows as many cards for revision as are due [boxes.due-count]', async () => {
  const [class_] = week.classes;
  const session = await server.as(class_!.teacher).body(sessions.open, { body: { classes_id: class_!.id } });
  await week.child.call(device.join, { body: { code: session.code } });
  for (const student of week.students.filter(({ classId }) => classId === class_!.id)) {
    const body = await week.child.body(device.start, { id: session.id, student_id: student.id });
    expect(body.cards.filter(({ is_new, again }) => !is_new && !again)).toHaveLength(sum(boxFiguresFor(student).due));
  }
});
