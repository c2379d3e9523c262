import type { DeviceCard, DeviceSession, DeviceState } from '@memocartes/contract/devices/join/device.routes';
import { presentBack, presentFront } from '../../cards/cards.present.ts';
import type { Entered, findStudents, Standing } from './device.queries.ts';
import { initialOf } from './names.ts';
import type { TextSizes } from '../../learning/revision/text-sizes.ts';
import type { ChosenCard } from '../../learning/revision/revision.queries.ts';

const now = () => new Date().toISOString();

const unknown = { status: 'NONE', school: null, label: null, name: null } as const;

/** What a tablet knows of its school, the name, and of itself. */
export const presentState = (standing: Standing): DeviceState => {
  const { status, school, label, name } = standing?.status === 'NONE' || !standing ? unknown : standing;
  return { status, school: school === null ? null : { name: school }, label, name, now: now() };
};

/** A session as a tablet sees it: names to touch, and no more of a last name than tells two children apart. */
export const presentDeviceSession = (
  session: Entered,
  students: Awaited<ReturnType<typeof findStudents>>,
): DeviceSession => ({
  session: { id: session.id, end_time: session.end_time },
  class_: { id: session.classes_id, name: session.class_name },
  students: students.map((student) => ({
    id: student.id,
    firstname: student.firstname,
    initial: initialOf(student, students),
    avatar: student.avatar,
    picture: student.picture,
    status: student.status ?? 'INACTIVE',
  })),
  now: now(),
});

const presentDeviceCard = (row: ChosenCard, text_sizes: DeviceCard['text_sizes']): DeviceCard => ({
  id: row.id,
  displayed_id: row.displayed_id,
  box: row.box,
  is_new: row.isNew,
  again: row.again,
  subject: row.subject_name ?? row.matter_name,
  parent_subject: row.matter_name,
  is_typed: row.is_typed,
  is_handwritten: row.is_handwritten,
  accents_count: row.accents_count,
  accepted_answers: row.accepted_answers,
  is_lesson: row.is_lesson,
  is_duo: row.is_duo,
  front_side: presentFront(row),
  back_side: presentBack(row),
  text_sizes,
});

export const presentStart = (student: { id: number; firstname: string }, cards: ChosenCard[], sizes: TextSizes) => ({
  student: { id: student.id, firstname: student.firstname },
  cards: cards.map((card) => presentDeviceCard(card, sizes.get(card.id) ?? null)),
  now: now(),
});
