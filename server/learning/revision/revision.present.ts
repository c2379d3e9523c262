import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';

import { presentBack, presentFront } from '../../cards/cards.present.ts';
import type { ChosenCard } from './revision.queries.ts';
import type { TextSizes } from './text-sizes.ts';

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

/** The response to the start of a revision: the student, the cards to revise, and the server's time. */
export const presentStart = (student: { id: number; firstname: string }, cards: ChosenCard[], sizes: TextSizes) => ({
  student: { id: student.id, firstname: student.firstname },
  cards: cards.map((card) => presentDeviceCard(card, sizes.get(card.id) ?? null)),
  now: new Date().toISOString(),
});
