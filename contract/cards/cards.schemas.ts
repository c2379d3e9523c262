import { z } from 'zod';

import { bodyId, text, version } from '../fields/fields.schemas.ts';
import { maxLength } from '../fields/lengths.ts';
import { cycles } from '../levels/cycles.ts';
import { levels } from '../levels/levels.ts';
import { option } from '../lists/lists.schemas.ts';
import { cardStatuses, cardTypes, maxAcceptedAnswers } from './cards.ts';
import { maxAltLength, maxLineLength, patterns } from './layout/patterns.ts';

const int = z.int32();
const id = int;
const line = z.string().nullable();

/** A side of a card; `image` is a document's id (`/api/documents/:id`). */
export const cardSide = z.object({
  pattern: z.enum(patterns),
  image: id.nullable(),
  alt: z.string().nullable(),
  line1: line,
  line2: line,
  line3: line,
  line4: line,
  line5: line,
  line6: line,
  line7: line,
  line8: line,
});
export type CardSide = z.infer<typeof cardSide>;

/** A card in lists and packs. Community cards of others show the school, not the author [cards.author-hidden]. */
export const card = z.object({
  id,
  version,
  displayed_id: z.string(),
  /** Code that the QR code on the printed card contains. */
  qr_code: z.string(),
  card_type: z.enum(cardTypes),
  status: z.enum(cardStatuses),
  cycle: z.enum(cycles),
  level: z.enum(levels).nullable(),
  matter_id: id,
  subject_id: id.nullable(),
  parent_subject: option,
  subject: z.object({ name: z.string() }).nullable(),
  edition_id: id.nullable(),
  num_card: int,
  code: z.string().nullable(),
  category: z.string().nullable(),
  activity: z.string().nullable(),
  question: z.string().nullable(),
  position: int.nullable(),
  is_duo: z.boolean(),
  is_lesson: z.boolean(),
  is_typed: z.boolean(),
  is_handwritten: z.boolean(),
  /** Whether a wrong accent makes a typed answer wrong. */
  accents_count: z.boolean(),
  /** Other accepted typed answers. */
  accepted_answers: z.array(z.string()),
  /** Null if the actor may not know the author. */
  authentications_id: id.nullable(),
  is_mine: z.boolean(),
  /** Whether a pack contains the card; if so, the card cannot become a draft again. */
  in_pack: z.boolean(),
  schools_id: id.nullable(),
  school_name: z.string().nullable(),
  front_side: cardSide,
  back_side: cardSide,
});
export type Card = z.infer<typeof card>;

const writableLine = text(maxLineLength, `${maxLineLength} caractères au plus par ligne.`).nullable().optional();
const note = text(maxLength.cardNote).nullable().optional();

/** The lines as they are stored and sent: `fline1`…`fline8`, `bline1`…`bline8`. */
const lines = {
  fline1: writableLine,
  fline2: writableLine,
  fline3: writableLine,
  fline4: writableLine,
  fline5: writableLine,
  fline6: writableLine,
  fline7: writableLine,
  fline8: writableLine,
  bline1: writableLine,
  bline2: writableLine,
  bline3: writableLine,
  bline4: writableLine,
  bline5: writableLine,
  bline6: writableLine,
  bline7: writableLine,
  bline8: writableLine,
};

/**
 * Writable fields of a card. `fimg` and `bimg` are ids of documents (`image` of `/cards_images`); an image requires its
 * alternative text.
 */
export const cardFields = z.object({
  level: z.enum(levels).nullable().optional(),
  cycle: z.enum(cycles).optional(),
  matter_id: bodyId,
  subject_id: bodyId.nullable().optional(),
  status: z.enum(cardStatuses).optional(),
  card_type: z.enum(cardTypes).optional(),
  edition_id: bodyId.nullable().optional(),
  code: note,
  category: note,
  activity: note,
  question: note,
  position: z.int32('Nombre entier attendu.').nullable().optional(),
  is_duo: z.boolean().optional(),
  is_lesson: z.boolean().optional(),
  is_typed: z.boolean().optional(),
  is_handwritten: z.boolean().optional(),
  accents_count: z.boolean().optional(),
  accepted_answers: z
    .array(text(maxLineLength, `${maxLineLength} caractères au plus par réponse.`))
    .max(maxAcceptedAnswers, `${maxAcceptedAnswers} réponses au plus.`)
    .optional(),
  front_pattern: z.enum(patterns).optional(),
  back_pattern: z.enum(patterns).optional(),
  front_alt: text(maxAltLength).nullable().optional(),
  back_alt: text(maxAltLength).nullable().optional(),
  fimg: bodyId.nullable().optional(),
  bimg: bodyId.nullable().optional(),
  ...lines,
});
export type CardFields = z.infer<typeof cardFields>;
