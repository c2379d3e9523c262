import { device } from '@memocartes/contract/devices/join/device.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { findJoinedSession } from '../../devices/join/device.queries.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { answersAccepted } from '../../metrics/metrics.ts';
import { findSessionMoves, findStudentActivity } from '../activity/activity.queries.ts';
import { findBoxFigures } from '../boxes/box-figures.queries.ts';
import { cancelStart } from './cancel-start.writes.ts';
import { presentStart } from './revision.present.ts';
import { endRevision, findStarted, recordAnswers, startRevision } from './revision.writes.ts';
import { findTextSizes } from './text-sizes.ts';

/**
 * The session that this tablet has joined, closed or not: answers given before it closed may arrive late.
 * @throws 404
 */
async function requireJoinedSession(db: Db, actor: Actor, id: number) {
  const session = await findJoinedSession(db, actor, id);
  if (!session) throw refuse('NOT_FOUND');
  return session;
}

/** Revision on a tablet: start, answers, end. */
export function revisionRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(device.start),
    handler: async ({ actor, params }) => {
      const session = await requireJoinedSession(db, actor, params.id);
      const cards = await startRevision(db, actor, session, params.student_id);
      const student = await findStarted(db, session, params.student_id);
      if (!student) throw refuse('NOT_FOUND');
      const sizes = await findTextSizes(
        db,
        session.classes_id,
        cards.map(({ id }) => id),
      );
      return presentStart(student, cards, sizes);
    },
  });
  app.route({
    ...http(device.cancelStart),
    handler: async ({ actor, params }) => {
      const session = await requireJoinedSession(db, actor, params.id);
      await cancelStart(db, actor, session, params.student_id);
      return null;
    },
  });
  app.route({
    ...http(device.answers),
    handler: async ({ actor, params, body }) => {
      const session = await requireJoinedSession(db, actor, params.id);
      const cards = await recordAnswers(db, session, params.student_id, body.answers);
      answersAccepted.inc(body.answers.length);
      return { cards };
    },
  });
  app.route({
    ...http(device.end),
    handler: async ({ actor, params, body }) => {
      const session = await requireJoinedSession(db, actor, params.id);
      const student = await findStarted(db, session, params.student_id);
      if (!student) throw refuse('NOT_FOUND');
      await endRevision(db, session, student.id, body?.is_finished);
      const { nb_cards, nb_right, nb_wrong, moved } = await findStudentActivity(db, student.id, session.id);
      const boxFigures = (await findBoxFigures(db, [student.id])).get(student.id);

      return {
        nb_cards,
        nb_right,
        nb_wrong,
        moved,
        cards: await findSessionMoves(db, student.id, session.id),
        nb_acquired: boxFigures?.nb_acquired ?? 0,
      };
    },
  });
}
