import { randomUUID } from 'node:crypto';

import type { Place } from '../places/places.ts';
import type { JoinFixture } from './join-fixture.ts';
import { answerTo } from './joins.home.ts';

const inSession = ({ session }: Place, { student }: Place) => ({ id: session.id, student_id: student.id });
const answerFor = ({ finalCard }: Place) => answerTo(finalCard.id);

/** Boxes of a student's cards, and calls about the students of a revision session. */
export const learningJoins: Record<string, JoinFixture[]> = {
  'PATCH /cards_students/:id/current': [
    {
      objects: 'student × card',
      request: ({ student }, { common }) => ({
        params: { id: student.id },
        body: { placements: [{ client_id: randomUUID(), cards_id: common.id, box: 2 }] },
      }),
    },
  ],

  'PATCH /sessions/:id/students/:student_id': [
    {
      objects: 'session × student',
      request: (first, second) => ({ params: inSession(first, second), body: { present: true } }),
    },
  ],
  'POST /device/sessions/:id/students/:student_id/start': [
    { objects: 'session × student', request: (first, second) => ({ params: inSession(first, second) }) },
  ],
  'POST /device/sessions/:id/students/:student_id/cancel': [
    { objects: 'session × student', request: (first, second) => ({ params: inSession(first, second) }) },
  ],
  'POST /device/sessions/:id/students/:student_id/answers': [
    {
      objects: 'session × student',
      request: (first, second) => ({ params: inSession(first, second), body: answerFor(first) }),
    },
    {
      objects: 'session’s student × card',
      request: (first, second) => ({ params: inSession(first, first), body: answerFor(second) }),
      isJoined: (body) => (JSON.parse(body) as { cards: unknown[] }).cards.length > 0,
    },
  ],
  'POST /device/sessions/:id/students/:student_id/end': [
    { objects: 'session × student', request: (first, second) => ({ params: inSession(first, second) }) },
  ],
};
