import { cardFields } from '@memocartes/contract/cards/cards.schemas';
import type { CardFields } from '@memocartes/contract/cards/cards.schemas';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import type { CardRow } from './cards.queries.ts';
import { copyImage } from './images/cards-images.writes.ts';
import { insertCard } from './cards.writes.ts';

/** What a copy has of another card: all that is written on it, nothing of whose it is or where it stands. */
const written = cardFields.omit({ status: true, card_type: true }).keyof().options;
const writtenOn = (card: CardRow) => Object.fromEntries(written.map((field) => [field, card[field]])) as CardFields;

/**
 * A draft of the actor's own like this card. Its pictures are the actor's own too, so that they stay whatever becomes of the first ones; their bytes are
 * kept once.
 * @throws 409 LIMIT_CARDS past the offer's number of custom cards
 */
export const copyCard = (db: Db, actor: Actor, card: CardRow) =>
  db.transaction().execute(async (trx) => {
    const fimg = await copyImage(trx, actor, card.fimg, card.front_alt);
    const bimg = card.bimg === card.fimg ? fimg : await copyImage(trx, actor, card.bimg, card.back_alt);
    return insertCard(trx, actor, { ...writtenOn(card), fimg, bimg });
  });
