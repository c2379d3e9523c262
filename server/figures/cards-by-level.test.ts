import { classes } from '@memocartes/contract/classes/classes.routes';
import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { studentWeekRoutes } from '@memocartes/contract/student-week/student-week.routes';

import { notify } from '../notifications/notify.ts';
import { answerTo, givePack, moveCardsOf, openRevision } from '../testing/classroom.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** A session of a class of CE1 and CE2: Zoë is in CE1, Ada in CE2. Its pack has a card of each level and one without. */
async function mixedClass() {
  const revision = await openRevision(server, 4);
  const { cards, class_, zoe, ada, schoolAdmin } = revision;
  const [ce1, ce2, cp, none] = cards as [number, number, number, number];
  for (const [id, level] of [
    [ce1, 'CE1'],
    [ce2, 'CE2'],
    [cp, 'CP'],
    [none, null],
  ] as const) {
    await server.db.updateTable('cards').set({ level }).where('id', '=', id).execute();
  }
  const setLevel = (id: number, level: 'CE1' | 'CE2' | null) =>
    server.db.updateTable('students').set({ level }).where('id', '=', id).execute();
  await setLevel(zoe.id, 'CE1');
  await setLevel(ada.id, 'CE2');
  const body = { new_cards_by_level: true };
  const setOption = () => server.as(schoolAdmin).body(classes.update, { id: class_.id, body });

  const newCardsOf = async (studentId: number) => {
    const started = await revision.child.body(device.start, { id: revision.session.id, student_id: studentId });
    return started.cards.map(({ id }) => id);
  };

  return { ...revision, ce1, ce2, cp, none, setLevel, setOption, newCardsOf };
}

test('without the option every student gets all cards; with it, no card of a level of others [sessions.by-level]', async () => {
  const { zoe, ada, ce1, ce2, cp, none, setOption, newCardsOf } = await mixedClass();
  expect(await newCardsOf(zoe.id)).toEqual([ce1, ce2, cp, none]);
  expect(await setOption()).toMatchObject({ new_cards_by_level: true });
  expect(await newCardsOf(zoe.id)).toEqual([ce1, cp, none]);
  expect(await newCardsOf(ada.id)).toEqual([ce2, cp, none]);
});

test('a student who changes level gets the cards of the new level, and keeps those in the boxes; one without level gets all [sessions.by-level]', async () => {
  const { child, session, zoe, ada, ce1, ce2, cp, none, setLevel, setOption, newCardsOf, teacher } = await mixedClass();
  const third = await server.seed.student({ schools_id: zoe.schools_id, classes_id: zoe.classes_id, level: 'CE1' });
  await setOption();
  await newCardsOf(zoe.id);
  const ofZoe = { id: session.id, student_id: zoe.id };
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(ce1, 'right')] } });
  await setLevel(zoe.id, 'CE2');
  expect(await newCardsOf(zoe.id)).toEqual([ce2, cp, none]);
  const boxes = await server.as(teacher).body(tracking.current, { student_id: zoe.id });
  expect(boxes.cards.map(({ cards_id }) => cards_id)).toEqual([ce1]);
  await setLevel(ada.id, null);
  expect(await newCardsOf(ada.id)).toEqual([ce1, ce2, cp, none]);
  expect(await newCardsOf(third.id)).toEqual([ce1, cp, none]);
});

test('cards of a level stay with it when its last student leaves; packs given afterwards are for everybody [sessions.level-left]', async () => {
  const { zoe, ada, session, ce1, ce2, cp, none, setOption, newCardsOf } = await mixedClass();
  await setOption();
  await server.db.updateTable('students').set({ classes_id: null }).where('id', '=', ada.id).execute();
  expect(await newCardsOf(zoe.id)).toEqual([ce1, cp, none]);
  const lastSunday = `${addDays(mondayOf(today()), -1)}T12:00:00Z`;
  await server.db.updateTable('sessions').set({ date_create: lastSunday }).where('id', '=', session.id).execute();
  expect(await newCardsOf(zoe.id)).toEqual([ce1, ce2, cp, none]);
});

test('a follower sees the cards that the child gets, and those already in the boxes [sessions.by-level] [families.cards]', async () => {
  const { follower, zoe, ce1, ce2, cp, none, setOption, child, session } = await mixedClass();

  const shown = async () => {
    const week = await server.as(follower).body(studentWeekRoutes.view, { id: zoe.id });
    const { children } = await server.as(follower).body(dashboards.user);
    return [week.pack?.cards.map(({ id }) => id), children[0]?.next_pack?.nb_cards];
  };

  await setOption();
  expect(await shown()).toEqual([[ce1, cp, none], 3]);
  await server.db.updateTable('classes').set({ new_cards_by_level: false }).where('id', '=', zoe.classes_id).execute();
  const ofZoe = { id: session.id, student_id: zoe.id };
  await child.call(device.start, ofZoe);
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(ce2, 'right')] } });
  await setOption();
  expect((await shown())[0]).toEqual([ce1, ce2, cp, none]);
});

test('a pack is acquired without the cards of levels that the student does not get [sessions.by-level] [notifications.pack-acquired]', async () => {
  const { zoe, ce1, cp, none, setOption, newCardsOf, child, session } = await mixedClass();
  await setOption();
  const placed = { students_id: zoe.id, epoch: 1, kind: 'PLACE', box: 4, answered_at: '2026-01-05T09:00:00Z' } as const;
  const events = [ce1, cp, none].map((cards_id) => ({ ...placed, client_id: crypto.randomUUID(), cards_id }));
  await server.db.insertInto('cards_events').values(events).execute();
  await moveCardsOf(server, zoe.id);
  await newCardsOf(zoe.id);
  const answers = [ce1, cp, none].map((id) => answerTo(id, 'right'));
  await child.call(device.answers, { id: session.id, student_id: zoe.id, body: { answers } });
  const notified = await server.db
    .selectFrom('notifications')
    .select('id')
    .where('students_id', '=', zoe.id)
    .where('kind', '=', 'SET_ACQUIRED')
    .execute();
  expect(notified).toHaveLength(1);
});

test('a pack whose cards are all for other levels is no pack for the child: followers do not see it and are not notified [sessions.by-level] [families.pack]', async () => {
  const { class_, teacher, follower, zoe, ada, ce2, setOption, ...classroom } = await mixedClass();
  const adasFollower = await server.seed.follower({ schoolId: zoe.schools_id, studentId: ada.id });
  const monday = mondayOf(today());
  await server.db.deleteFrom('packs_classes').where('classes_id', '=', class_.id).execute();
  const mixedClassroom = { ...classroom, class_, teacher, follower, zoe, ada };
  const pack = await givePack(server, mixedClassroom, [ce2], monday);
  await givePack(server, mixedClassroom, [ce2], addDays(monday, 7));
  await setOption();
  await server.db
    .transaction()
    .execute((trx) => notify(trx, { kind: 'PACK_GIVEN', packId: pack.id, classIds: [class_.id] }));

  const seenBy = async (account: typeof follower, id: number) => {
    const week = await server.as(account).body(studentWeekRoutes.view, { id });
    const { children } = await server.as(account).body(dashboards.user);
    const notified = await server.as(account).body(notifications.count);
    return {
      pack: week.pack?.id ?? null,
      hasNext: week.next_pack !== null,
      hasOnDashboard: children[0]?.next_pack !== null,
      earlier: week.weeks.some(({ pack: ofWeek }) => ofWeek !== null),
      nb_notified: notified.count,
    };
  };

  const nothing = { pack: null, hasNext: false, hasOnDashboard: false, earlier: false, nb_notified: 0 };
  expect(await seenBy(follower, zoe.id)).toEqual(nothing);
  const everything = { pack: pack.id, hasNext: true, hasOnDashboard: true, earlier: true, nb_notified: 1 };
  expect(await seenBy(adasFollower, ada.id)).toEqual(everything);
});
