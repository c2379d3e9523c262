import type {
  DeviceCard,
  DeviceSession,
  DeviceState,
  DeviceStudent,
  EndedRevision,
  StartedRevision,
} from '@memocartes/contract/devices/join/device.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const now = new Date().toISOString();

const school = { name: 'École Jean-Macé' };
export const attached: DeviceState = { status: 'APPROVED', school, label: '4F7K', name: 'Fenêtre 3', now };
export const waiting: DeviceState = { ...attached, status: 'WAITING', name: null };
export const revoked: DeviceState = { ...attached, status: 'REVOKED' };
export const closed: DeviceState = { ...attached, status: 'CLOSED' };
export const notAttached: DeviceState = { status: 'NONE', school: null, label: null, name: null, now };

const names = ['Zoé', 'Anna', 'Léo', 'Lucien', 'Maya', 'Thomas', 'Inès', 'Noah'];
const students: DeviceStudent[] = names.map((firstname, i) => ({
  id: 7 + i,
  firstname,
  initial: null,
  avatar: null,
  picture: 8 * (7 + i) + (i % 8),
  status: i === 1 ? 'ENDED' : i === 2 ? 'ACTIVE' : 'INACTIVE',
}));

/** A session for stories, with two students who share a first name. */
export const session: DeviceSession = {
  session: { id: 41, end_time: now },
  class_: { id: 3, name: 'CE1 A' },
  students: [...students, { ...students[0]!, id: 20, initial: 'B.', picture: 120 }],
  now,
};

const side = (line1: string) => ({
  pattern: 'none' as const,
  image: null,
  alt: null,
  line1,
  line2: null,
  line3: null,
  line4: null,
  line5: null,
  line6: null,
  line7: null,
  line8: null,
});

const card = (id: number, box: number, front: string, back: string, isMissedToday = false): DeviceCard => ({
  id,
  displayed_id: `MA-CE1-0${id}`,
  box,
  is_new: box === 1,
  again: isMissedToday,
  subject: 'Tables',
  parent_subject: 'Mathématiques',
  is_typed: false,
  is_handwritten: false,
  accents_count: false,
  accepted_answers: [],
  is_lesson: false,
  is_duo: false,
  front_side: side(front),
  back_side: side(back),
  text_sizes: null,
});

/** Three cards to revise. */
export const started: StartedRevision = {
  student: { id: 7, firstname: 'Zoé' },
  cards: [card(101, 2, '2 × 5 = ?', '10'), card(102, 4, '5 × 5 = ?', '25'), card(103, 1, '3 × 5 = ?', '15')],
  now,
};

export const ended: EndedRevision = {
  cards: [
    { cards_id: 101, box_before: 2, box: 3, due_on: '2026-11-26' },
    { cards_id: 102, box_before: 4, box: 5, due_on: '2026-12-18' },
    { cards_id: 104, box_before: 5, box: 5, due_on: null },
    { cards_id: 103, box_before: 1, box: 1, due_on: '2026-11-23' },
  ],
  moved: { up: 2, down: 0, kept: 2, started: 1 },
  nb_cards: 4,
  nb_right: 3,
  nb_wrong: 2,
  nb_acquired: 12,
};

/** API responses for the student's page. */
export const deviceApi = {
  'GET /device': attached,
  'POST /device/attach': waiting,
  'POST /device/cancel': notAttached,
  'POST /device/join': session,
  'GET /device/sessions/:id': session,
  'POST /device/sessions/:id/students/:student_id/start': started,
  'POST /device/sessions/:id/students/:student_id/answers': { cards: [] },
  'POST /device/sessions/:id/students/:student_id/cancel': null,
  'POST /device/sessions/:id/students/:student_id/end': ended,
} satisfies Answers;
