import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { yearChange } from '@memocartes/contract/year-change/year-change.routes';

import { answerTo, newTablet, openRevision } from '../testing/classroom.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** An open session of a CE1 class with Zoë, and an empty CE2 class to which the year change moves her. */
async function revising() {
  const classroom = await openRevision(server, 2);
  await server.db.updateTable('students').set({ level: 'CE1' }).where('schools_id', '=', classroom.school.id).execute();
  const ce2 = await server.seed.class({ schools_id: classroom.school.id, name: 'CE2 A', level: 'CE2' });
  await server.seed.teach(classroom.teacher.userId, ce2.id);
  const schoolAdmin = server.as(classroom.schoolAdmin);
  const choices = { classes: [{ id: classroom.class_.id, next_class_id: ce2.id }] };

  const change = async () => {
    const { id } = classroom.school;
    const preview = await schoolAdmin.body(yearChange.preview, { id, body: choices });
    const body = await schoolAdmin.body(yearChange.apply, { id, body: { ...choices, digest: preview.digest } });
    // From May to July, a year change also withholds the packs of the year, which these tests revise.
    await server.db.updateTable('students').set({ packs_from: null }).where('schools_id', '=', id).execute();
    return body.operation_id;
  };

  const undo = (id: number) => schoolAdmin.call(operations.undo, { id });

  const boxes = () =>
    server.db
      .selectFrom('cards_students')
      .select(['cards_id', 'epoch', 'box'])
      .where('students_id', '=', classroom.zoe.id)
      .orderBy('cards_id')
      .execute();

  return { ...classroom, ce2, change, undo, boxes };
}

test('undo ends the revision of a student in an open session of the class that they leave again [year.undo]', async () => {
  const { session, teacher, ce2, zoe, join, change, undo } = await revising();
  const operation = await change();
  await server.as(teacher).call(sessions.close, { id: session.id });
  const next = await server.as(teacher).body(sessions.open, { body: { classes_id: ce2.id } });
  const child = await join(next.code);
  expect(await child.status(device.start, { id: next.id, student_id: zoe.id })).toBe(200);
  expect((await undo(operation)).body).toMatchObject({ nb_undone: 2, nb_kept: 0 });
  const { status } = await server.db
    .selectFrom('sessions_students')
    .select('status')
    .where('sessions_id', '=', next.id)
    .where('students_id', '=', zoe.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('ENDED');
});

test('answers given before the year change that arrive after it are included in the restored boxes [year.undo]', async () => {
  const { child, ofZoe, cards, change, undo, boxes } = await revising();
  await child.call(device.start, ofZoe);
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  const operation = await change();
  expect(await boxes()).toEqual([]);
  // The tablet was offline.
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[1]!, 'right')] } });
  expect(await boxes()).toEqual([]);
  expect((await undo(operation)).body).toMatchObject({ nb_undone: 2, nb_kept: 0 });
  expect(await boxes()).toEqual(cards.map((cards_id) => ({ cards_id, epoch: 1, box: 2 })));
});

test('answers given after the year change that arrive after its undo are included in the restored boxes [year.undo]', async () => {
  const { session, teacher, ce2, zoe, cards, join, change, undo, boxes } = await revising();
  const operation = await change();
  await server.as(teacher).call(sessions.close, { id: session.id });
  const next = await server.as(teacher).body(sessions.open, { body: { classes_id: ce2.id } });
  const child = await join(next.code);
  const ofZoe = { id: next.id, student_id: zoe.id };
  await child.call(device.start, ofZoe);
  expect((await undo(operation)).body).toMatchObject({ nb_undone: 2, nb_kept: 0 });
  // The tablet was offline.
  const body = await child.body(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  expect(body.cards).toMatchObject([{ cards_id: cards[0], box: 2 }]);
  expect(await boxes()).toEqual([{ cards_id: cards[0], epoch: 1, box: 2 }]);
});

test('answers given between a year change and its undo move no card if they arrive after the change was applied again [boxes.late-answer] [year.undo]', async () => {
  const { session, teacher, ce2, zoe, cards, join, change, undo, boxes } = await revising();
  const operation = await change();
  await server.as(teacher).call(sessions.close, { id: session.id });
  const next = await server.as(teacher).body(sessions.open, { body: { classes_id: ce2.id } });
  const child = await join(next.code);
  const ofZoe = { id: next.id, student_id: zoe.id };
  await child.call(device.start, ofZoe);
  await undo(operation);
  const second = await change();
  // The tablet was offline.
  const body = await child.body(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  expect([body.cards, await boxes()]).toEqual([[], []]);
  // The answer belongs to the boxes that the second undo restores.
  expect((await undo(second)).body).toMatchObject({ nb_undone: 2, nb_kept: 0 });
  expect(await boxes()).toEqual([{ cards_id: cards[0], epoch: 1, box: 2 }]);
});

test('answers given at home between a year change and its undo move no card if they arrive after the change was applied again [boxes.late-answer] [year.undo]', async () => {
  const { follower, class_, ce2, zoe, cards, change, undo, boxes } = await revising();
  const option = { home_revision: 'COUNTS' as const };
  await server.db.updateTable('classes').set(option).where('id', 'in', [class_.id, ce2.id]).execute();
  await server.db
    .updateTable('packs_classes')
    .set({ classes_id: ce2.id })
    .where('classes_id', '=', class_.id)
    .execute();
  const code = await server.as(follower).body(home.createCode, { id: zoe.id });
  const child = newTablet(server);
  await child.call(home.attach, { body: { code: code.code } });
  const operation = await change();
  const started = await child.body(home.start, { student_id: zoe.id });
  await undo(operation);
  await change();
  const answers = [answerTo(cards[0]!, 'right')];
  const body = await child.body(home.answers, { student_id: zoe.id, id: started.id, body: { answers } });
  expect([body.cards, await boxes()]).toEqual([[cards[0]], []]);
});
