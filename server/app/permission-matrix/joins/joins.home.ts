import { randomUUID } from 'node:crypto';

import type { Place } from '../places/places.ts';
import type { JoinFixture } from './join-fixture.ts';

/** One answer to a card, in the form that a device sends. */
export const answerTo = (cards_id: number) => ({
  answers: [{ client_id: randomUUID(), cards_id, is_right: true, answered_at: new Date().toISOString() }],
});

const ofRevision = ({ student }: Place, { homeRevision }: Place) => ({
  student_id: student.id,
  id: homeRevision.id,
});

/** Writes of a device at home that link two objects. */
export const homeJoins: Record<string, JoinFixture[]> = {
  'POST /home/students/:student_id/revisions/:id/answers': [
    {
      objects: 'student × revision',
      request: (first, second) => ({ params: ofRevision(first, second), body: answerTo(second.common.id) }),
    },
    {
      objects: 'revision × card',
      request: (first, second) => ({ params: ofRevision(first, first), body: answerTo(second.common.id) }),
      isJoined: (body) => (JSON.parse(body) as { cards: unknown[] }).cards.length > 0,
    },
  ],
  'POST /home/students/:student_id/revisions/:id/end': [
    { objects: 'student × revision', request: (first, second) => ({ params: ofRevision(first, second) }) },
  ],
};
