import { totalOf } from '@memocartes/contract/figures/total';
import type { BoxFigures, StudentBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import type { Student } from '@memocartes/contract/students/students.routes';

import { ines } from '../../fixtures/students.data.ts';

const boxFigures = (
  boxes: BoxFigures['boxes'],
  due: BoxFigures['due'],
  nb_right: number,
  nb_wrong: number,
): BoxFigures => ({
  boxes,
  due,
  nb_cards: totalOf(boxes),
  nb_acquired: boxes[4],
  nb_right,
  nb_wrong,
});

/** A student of the stories. */
export const student: Student = { ...ines, is_phygital: true, fictive_id: 'ELV-0007', followers: [] };

/** The student's boxes, with two subjects and the last moves. */
export const studentBoxes: StudentBoxes = {
  student: { id: 7, firstname: 'Inès', lastname: 'Benali', demo_mode: false },
  total: boxFigures([6, 8, 5, 4, 12], [3, 2, 0, 0, 0], 96, 18),
  subjects: [
    { id: 1, name: 'Français', ...boxFigures([4, 5, 2, 1, 5], [2, 1, 0, 0, 0], 44, 12) },
    { id: 2, name: 'Mathématiques', ...boxFigures([2, 3, 3, 3, 7], [1, 1, 0, 0, 0], 52, 6) },
  ],
  last_session: {
    id: 41,
    date_create: '2026-11-19T09:05:00Z',
    nb_cards: 9,
    nb_right: 7,
    nb_wrong: 4,
    moved: { up: 6, down: 2, kept: 1, started: 3 },
  },
  weeks: [
    { week: '2026-10-05', boxes: [5, 0, 0, 0, 0] },
    { week: '2026-10-12', boxes: [6, 4, 0, 0, 0] },
    { week: '2026-10-19', boxes: [6, 4, 0, 0, 0] },
    { week: '2026-10-26', boxes: [6, 4, 0, 0, 0] },
    { week: '2026-11-02', boxes: [7, 6, 4, 1, 0] },
    { week: '2026-11-09', boxes: [6, 8, 5, 3, 5] },
    { week: '2026-11-16', boxes: [6, 8, 5, 4, 12] },
  ],
};

/** The same student before the first pack. */
export const noCards: StudentBoxes = {
  ...studentBoxes,
  total: boxFigures([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 0, 0),
  subjects: [],
  last_session: null,
  weeks: [],
};
