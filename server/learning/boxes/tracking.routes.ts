import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db, Trx } from '../../database/database.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { presentStudent } from '../../students/students.present.ts';
import { findStudent } from '../../students/students.queries.ts';
import { countStates, listCurrentCards, presentCurrentCard } from './current.queries.ts';
import { activateDemo } from './demonstration/demonstration.ts';
import { countWaiting } from './given-cards/given-cards.queries.ts';
import { type LockedStudent, lockStudent } from './move-cards/lock-student.ts';
import { checkPhysicalCards, initCards, placeCards } from './physical-cards/physical-cards.writes.ts';
import { resetCards } from './reset.writes.ts';

/** A student whose cards the actor may move. @throws 404, 403 */
async function requireTrackableStudent(db: Db, actor: Actor, id: number) {
  const student = await findStudent(db, actor, id);
  authorize(actor, 'student:track', student);
  return student;
}

type Change<R> = {
  act: (trx: Trx, student: LockedStudent) => Promise<R>;
  /** Refuses a student, for example one without physical cards. */
  check?: (student: Awaited<ReturnType<typeof requireTrackableStudent>>) => void;
};

/**
 * Runs a change of a student's cards in one transaction on their locked row, and records it in the history.
 * @throws 404, 403, and what `check` throws
 */
async function changeLocked<R>(db: Db, actor: Actor, id: number, { act, check }: Change<R>): Promise<R> {
  const requireStudent = async (at: Db) => {
    const student = await requireTrackableStudent(at, actor, id);
    check?.(student);
  };
  await requireStudent(db);
  return db.transaction().execute((trx) =>
    recordChanges(trx, actor, { type: 'STUDENT', ids: [id] }, async () => {
      const student = await lockStudent(trx, id);
      if (!student) throw refuse('NOT_FOUND');
      // A change of class for which the lock waited may have ended the permission.
      await requireStudent(trx);
      return act(trx, student);
    }),
  );
}

async function presentCurrentStudent(db: Db, actor: Actor, id: number) {
  return presentStudent(await requireTrackableStudent(db, actor, id));
}

/**
 * Reads a student's cards and changes them by hand: physical cards, demonstration, reset [boxes.demo] [boxes.reset]
 * [boxes.physical].
 */
export function trackingRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(tracking.demo),
    handler: async ({ actor, params: { id } }) => {
      await changeLocked(db, actor, id, { act: (trx, student) => activateDemo(trx, student, actor.id) });
      return presentCurrentStudent(db, actor, id);
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
    handler: async ({ actor, params: { student_id: id } }) => ({
      count: await changeLocked(db, actor, id, {
        act: (trx, student) => initCards(trx, student, actor.id),
        check: checkPhysicalCards,
      }),
    }),
  });
  app.route({
    ...http(tracking.place),
    handler: async ({ actor, params: { id }, body }) => ({
      cards: await changeLocked(db, actor, id, {
        act: (trx, student) => placeCards(trx, student, actor.id, body.placements),
        check: checkPhysicalCards,
      }),
    }),
  });
  app.route({
    ...http(tracking.reset),
    handler: async ({ actor, params: { id } }) => {
      await changeLocked(db, actor, id, { act: resetCards });
      return presentCurrentStudent(db, actor, id);
    },
  });
}
