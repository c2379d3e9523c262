import { z } from 'zod';

import { routes } from '../../http/route.ts';
import { levels } from '../../levels/levels.ts';
import { cardSide } from '../cards.schemas.ts';
import { cardTypes } from '../cards.ts';
import { patterns } from '../layout/patterns.ts';
import { publicCardsCalls } from './public-cards.calls.ts';

/** `qr_code` of a card, or the displayed number of a published certified card, as in QR codes of an earlier version. */
const codeParams = z.object({ code: z.string().max(60) });

/** For followers only: the answer, and the box of the card for each of their children who has the card. */
const atHome = z.object({
  back_side: cardSide,
  is_typed: z.boolean(),
  is_lesson: z.boolean(),
  children: z.array(z.object({ id: z.int32(), firstname: z.string(), box: z.int32() })),
});

/**
 * The data visible to anyone with a printed card: the question, but never the school or the author. Only followers of a
 * child who has the card see the answer [cards.public].
 */
const publicCard = z.object({
  front: z.object({
    pattern: z.enum(patterns),
    lines: z.array(z.string()),
    /** Whether `/public_cards/:code/image` has an image. */
    has_image: z.boolean(),
    alt: z.string().nullable(),
  }),
  is_handwritten: z.boolean(),
  level: z.enum(levels).nullable(),
  parent_subject: z.string(),
  subject: z.string().nullable(),
  /** Identifies the card, if the actor may open its page; otherwise null. */
  card: z.object({ id: z.int32(), displayed_id: z.string(), card_type: z.enum(cardTypes) }).nullable(),
  at_home: atHome.nullable(),
  /** Whether the request comes from a school's tablet, which has no account to sign in with. */
  is_tablet: z.boolean(),
});
export type PublicCard = z.infer<typeof publicCard>;

export const publicCards = routes('cards', publicCardsCalls, {
  view: {
    summary: 'The question of a published card, by the code printed on it; public.',
    params: codeParams,
    response: publicCard,
  },
  image: { summary: 'The image of that question.', params: codeParams },
});
