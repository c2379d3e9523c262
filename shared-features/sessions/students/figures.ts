import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';

import { hasFinished } from './presence.ts';

/** Totals over the students of a session. */
export function sessionFigures(students: readonly SessionStudent[]) {
  const sum = (countOf: (student: SessionStudent) => number) =>
    students.reduce((total, student) => total + countOf(student), 0);
  const right = sum(({ nb_right }) => nb_right);
  return {
    joined: sum(({ status }) => (status === 'INACTIVE' ? 0 : 1)),
    ended: sum((student) => (hasFinished(student) ? 1 : 0)),
    right,
    answers: right + sum(({ nb_wrong }) => nb_wrong),
    up: sum(({ moved }) => moved.up),
    down: sum(({ moved }) => moved.down),
    cards: sum(({ nb_cards }) => nb_cards),
    acquired: sum(({ nb_acquired }) => nb_acquired),
  };
}
