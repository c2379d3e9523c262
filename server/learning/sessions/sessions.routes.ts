import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { authorize, authorizeClass } from '../../http/actor/authorize.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { findLearningClass } from '../../visibility/learning-class.ts';
import { findSessionActivity, noActivity } from '../activity/activity.queries.ts';
import { presentMissedCards } from '../missed-cards/missed-cards.present.ts';
import { findMissedCards } from '../missed-cards/missed-cards.queries.ts';
import { closeOverdueSessions, closeSession } from './close-sessions.writes.ts';
import { sessionEnd } from './session-length.ts';
import { presentSession, presentSessionStudent } from './sessions.present.ts';
import { findLastSession, findSession, findSessionStudents, listSessions } from './sessions.queries.ts';
import { extendSession, markPresence, openSession } from './sessions.writes.ts';

async function viewSession(db: Db, actor: Actor, id: number) {
  const session = await findSession(db, actor, id);
  authorize(actor, 'session:view', session);
  return presentSession(session);
}

function readRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(sessions.list),
    handler: async ({ actor, query }) => {
      const { rows, count } = await listSessions(db, actor, query);
      return {
        sessions: rows.map((row) => ({ ...presentSession(row), school: { id: row.schoolId, name: row.school_name } })),
        count,
      };
    },
  });
  app.route({
    ...http(sessions.view),
    handler: ({ actor, params }) => viewSession(db, actor, params.id),
  });
  app.route({
    ...http(sessions.students),
    handler: async ({ actor, params }) => {
      const session = await findSession(db, actor, params.id);
      authorize(actor, 'session:view', session);
      const rows = await findSessionStudents(db, session);
      const activity = await findSessionActivity(db, session.id);
      const students = rows.map((row) => presentSessionStudent(row, activity.get(row.id) ?? noActivity));
      return { students, count: rows.length };
    },
  });
  app.route({
    ...http(sessions.missed),
    handler: async ({ actor, params, query }) => {
      const session = await findSession(db, actor, params.id);
      authorize(actor, 'session:view', session);
      return { cards: await presentMissedCards(db, actor, await findMissedCards(db, session, query.level)) };
    },
  });
  app.route({
    ...http(sessions.last),
    handler: async ({ actor, params }) => {
      authorizeClass(actor, 'session:view', await findLearningClass(db, actor, params.id));
      const session = await findLastSession(db, params.id);
      return { session: session ? presentSession(session) : null };
    },
  });
}

/** Revision sessions: at most one open per class, joined with a six-digit code [permissions.sessions]. */
export function sessionsRoutes(app: App, services: Services): void {
  const { db } = services;
  readRoutes(app, services);
  app.route({
    ...http(sessions.open),
    handler: async ({ actor, body }) => {
      const class_ = await findLearningClass(db, actor, body.classes_id);
      authorize(actor, 'session:open', class_);
      return openSession(db, actor, { class_, endTime: sessionEnd(body.end_time) });
    },
  });
  app.route({
    ...http(sessions.extend),
    handler: async ({ actor, params, body }) => {
      const session = await findSession(db, actor, params.id);
      authorize(actor, 'session:open', session);
      await extendSession(db, session, sessionEnd(body.end_time));
      return viewSession(db, actor, params.id);
    },
  });
  app.route({
    ...http(sessions.close),
    handler: async ({ actor, params }) => {
      authorize(actor, 'session:close', await findSession(db, actor, params.id));
      await closeSession(db, params.id);
      return viewSession(db, actor, params.id);
    },
  });
  app.route({
    ...http(sessions.markPresence),
    handler: async ({ actor, params, body }) => {
      const session = await findSession(db, actor, params.id);
      authorize(actor, 'session:mark-presence', session);
      await markPresence(db, session, params.student_id, body.present);
      const row = (await findSessionStudents(db, session)).find(({ id }) => id === params.student_id);
      if (!row) throw refuse('NOT_FOUND');
      return presentSessionStudent(row, (await findSessionActivity(db, session.id)).get(row.id) ?? noActivity);
    },
  });
  app.route({
    ...http(sessions.closeOverdue),
    handler: async ({ actor }) => ({ count: await closeOverdueSessions(db, actor) }),
  });
}
