import { boxesRoutes as boxes } from '@memocartes/contract/learning/boxes/boxes.routes';

import { presentCard } from '../../cards/cards.present.ts';
import { selectShownCards } from '../../cards/cards.queries.ts';
import type { Services } from '../../config/services.ts';
import { authorize, authorizeClass } from '../../http/actor/authorize.ts';
import { type App, http } from '../../http/http.ts';
import { findStudent } from '../../students/students.queries.ts';
import { findLearningClass } from '../../visibility/learning-class.ts';
import { type Activity, findLastSessions, findSessionActivity, noActivity } from '../activity/activity.queries.ts';
import { findDifficultCards } from '../missed-cards/difficult-cards.queries.ts';
import { presentMissedCards } from '../missed-cards/missed-cards.present.ts';
import { findLastSession } from '../sessions/sessions.queries.ts';
import {
  presentBoxFigures,
  presentClassCard,
  presentClassSession,
  presentClassStudent,
  presentTotal,
} from './boxes.present.ts';
import { findClassBoxes, findStudentBoxes } from './boxes.queries.ts';
import { countClassCards, listClassCards } from './class-cards.queries.ts';
import { findStudentWeeks } from './weeks.queries.ts';

/**
 * Boxes of a student by subject and of a class by student, and the cards in the boxes of a class [boxes.difficult]
 * [boxes.counts].
 */
export function boxesRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(boxes.student),
    handler: async ({ actor, params, query }) => {
      const student = await findStudent(db, actor, params.id);
      authorize(actor, 'student:boxes', student);
      const rows = await findStudentBoxes(db, student.id, query.subject_id);
      const { id, firstname, lastname, demo_mode } = student;
      return {
        student: { id, firstname, lastname, demo_mode },
        total: presentTotal(rows),
        subjects: rows.map((row) => ({ id: row.id, name: row.name, ...presentBoxFigures(row) })),
        last_session: (await findLastSessions(db, [id])).get(id) ?? null,
        weeks: await findStudentWeeks(db, id, query.subject_id),
      };
    },
  });
  app.route({
    ...http(boxes.hardest),
    handler: async ({ actor, params, query }) => {
      const class_ = await findLearningClass(db, actor, params.id);
      authorizeClass(actor, 'class:view', class_);
      const difficult = await findDifficultCards(db, class_.id, query.days);
      return { days: query.days, cards: await presentMissedCards(db, actor, difficult) };
    },
  });
  app.route({
    ...http(boxes.classCards),
    handler: async ({ actor, params, query }) => {
      const class_ = await findLearningClass(db, actor, params.id);
      authorizeClass(actor, 'class:view', class_);
      const rows = await listClassCards(db, class_.id, query);
      const ids = rows.map(({ cards_id }) => cards_id);
      const cardRows = ids.length ? await selectShownCards(db).where('cards.id', 'in', ids).execute() : [];
      const cards = new Map(cardRows.map((row) => [row.id, presentCard(row, actor)]));
      return {
        ...(await countClassCards(db, class_.id, query)),
        cards: rows.map((row) => presentClassCard(row, cards.get(row.cards_id)!)),
      };
    },
  });
  app.route({
    ...http(boxes.class),
    handler: async ({ actor, params }) => {
      const class_ = await findLearningClass(db, actor, params.id);
      authorizeClass(actor, 'class:view', class_);
      const last = await findLastSession(db, class_.id);
      const rows = await findClassBoxes(db, class_.id);
      const activity = last ? await findSessionActivity(db, last.id) : new Map<number, Activity>();

      return {
        class_: { id: class_.id, name: class_.name },
        total: presentTotal(rows),
        last_session: last ? presentClassSession(last, [...activity.values()]) : null,
        students: rows.map((row) => presentClassStudent(row, (activity.get(row.id) ?? noActivity).moved)),
      };
    },
  });
}
