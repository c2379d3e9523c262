import { tracking } from '@memocartes/contract/learning/tracking/tracking.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Services } from '../../config/services.ts';
import { lockStudent } from '../leitner/replay.ts';
import type { LockedStudent } from '../leitner/replay.ts';
import type { Db } from '../../database/database.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { refuse } from '../../http/errors.ts';
import { http } from '../../http/http.ts';
import type { App } from '../../http/http.ts';
import { presentStudent } from '../../students/students.present.ts';
import { findStudent } from '../../students/students.queries.ts';
import { activateDemo } from './demo.ts';
import { countStates, listCurrentCards, presentCurrentCard } from './current.queries.ts';
import { countWaiting } from './tracking.queries.ts';
import { initCards, placeCards, resetCards } from './tracking.writes.ts';

/** A student whose cards this person may move. */
async function trackable(db: Db, actor: Actor, id: number) {
  const student = await findStudent(db, actor, id);
  authorize(actor, 'student:track', student);
  return student;
}

/** @throws 409 NOT_PHYGITAL: where cards stand is recorded for who has them on paper */
async function onPaper(db: Db, actor: Actor, id: number) {
  if (!(await trackable(db, actor, id)).is_phygital) throw refuse('NOT_PHYGITAL');
}

/** Does something to a student's cards, in one transaction on their locked row, and records what changed of the student. */
const change = <R>(db: Db, actor: Actor, id: number, act: (trx: Db, student: LockedStudent) => Promise<R>) =>
  db.transaction().execute((trx) =>
    recordChanges(trx, actor, 'STUDENT', [id], async () => {
      const student = await lockStudent(trx, id);
      if (!student) throw refuse('NOT_FOUND');
      return act(trx, student);
    }),
  );

async function presentAnew(db: Db, actor: Actor, id: number) {
  return presentStudent(await trackable(db, actor, id));
}

/** What is recorded of a student's cards by hand: physical cards, demonstration, reset. */
export function trackingRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(tracking.demo),
    handler: async ({ actor, params: { id } }) => {
      await trackable(db, actor, id);
      await change(db, actor, id, (trx, student) => activateDemo(trx, student, actor.id));
      return presentAnew(db, actor, id);
    },
  });
  app.route({
    ...http(tracking.current),
    handler: async ({ actor, params, query }) => {
      const student = await findStudent(db, actor, params.student_id);
      authorize(actor, 'student:boxes', student);
      const { rows, count } = await listCurrentCards(db, student.id, query);
      const counts = await countStates(db, student.id, query);
      return { cards: rows.map(presentCurrentCard), count, ...counts, nb_waiting: await countWaiting(db, student.id) };
    },
  });
  app.route({
    ...http(tracking.init),
    handler: async ({ actor, params: { student_id: id } }) => {
      await onPaper(db, actor, id);
      return { count: await change(db, actor, id, (trx, student) => initCards(trx, student, actor.id)) };
    },
  });
  app.route({
    ...http(tracking.place),
    handler: async ({ actor, params: { id }, body }) => {
      await onPaper(db, actor, id);
      const place = (trx: Db, student: LockedStudent) => placeCards(trx, student, actor.id, body.placements);
      return { cards: await change(db, actor, id, place) };
    },
  });
  app.route({
    ...http(tracking.reset),
    handler: async ({ actor, params: { id } }) => {
      await trackable(db, actor, id);
      await change(db, actor, id, resetCards);
      return presentAnew(db, actor, id);
    },
  });
}
