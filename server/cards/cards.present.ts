import type { Card, CardSide } from '@memocartes/contract/cards/cards.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { CardRow, ShownCardRow } from './cards.queries.ts';

type Line = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type Front = Pick<CardRow, 'front_pattern' | 'front_alt' | 'fimg' | `fline${Line}`>;
type Back = Pick<CardRow, 'back_pattern' | 'back_alt' | 'bimg' | `bline${Line}`>;

export const presentFront = (row: Front): CardSide => ({
  pattern: row.front_pattern,
  image: row.fimg,
  alt: row.front_alt,
  line1: row.fline1,
  line2: row.fline2,
  line3: row.fline3,
  line4: row.fline4,
  line5: row.fline5,
  line6: row.fline6,
  line7: row.fline7,
  line8: row.fline8,
});

export const presentBack = (row: Back): CardSide => ({
  pattern: row.back_pattern,
  image: row.bimg,
  alt: row.back_alt,
  line1: row.bline1,
  line2: row.bline2,
  line3: row.bline3,
  line4: row.bline4,
  line5: row.bline5,
  line6: row.bline6,
  line7: row.bline7,
  line8: row.bline8,
});

/**
 * A card as the actor sees it: a community card shows its school, and its author only to the author
 * [cards.author-hidden].
 */
export function presentCard(row: ShownCardRow, actor: Actor): Card {
  const is_mine = row.authentications_id === actor.id;
  return {
    id: row.id,
    version: row.version,
    displayed_id: row.displayed_id,
    qr_code: row.qr_code,
    card_type: row.card_type,
    status: row.status,
    cycle: row.cycle,
    level: row.level,
    matter_id: row.matter_id,
    subject_id: row.subject_id,
    parent_subject: { id: row.matter_id, name: row.matter_name },
    subject: row.subject_name === null ? null : { name: row.subject_name },
    edition_id: row.edition_id,
    num_card: row.num_card,
    code: row.code,
    category: row.category,
    activity: row.activity,
    question: row.question,
    position: row.position,
    is_duo: row.is_duo,
    is_lesson: row.is_lesson,
    is_typed: row.is_typed,
    is_handwritten: row.is_handwritten,
    accents_count: row.accents_count,
    accepted_answers: row.accepted_answers,
    authentications_id: is_mine || row.card_type !== 'COMMUNITY' ? row.authentications_id : null,
    is_mine,
    in_pack: row.in_pack,
    schools_id: row.schools_id,
    school_name: row.card_type === 'CERTIFIED' ? null : row.school_name,
    front_side: presentFront(row),
    back_side: presentBack(row),
  };
}
