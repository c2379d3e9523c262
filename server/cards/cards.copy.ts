import { type CardFields, cardFields } from '@memocartes/contract/cards/cards.schemas';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db } from '../database/database.ts';
import { findRequested } from '../http/request-id.ts';
import { lockInSchool } from '../school-membership/lock-in-school.ts';
import { checkOfferCardLimit } from './cards.check.ts';
import type { CardRow } from './cards.queries.ts';
import { insertCard } from './cards.writes.ts';
import { copyImage } from './images/cards-images.writes.ts';

/** Fields copied from another card: its content, without its owner, status and type. */
const copiedFields = cardFields.omit({ status: true, card_type: true }).keyof().options;
const copiedFieldsOf = (card: CardRow) =>
  Object.fromEntries(copiedFields.map((field) => [field, card[field]])) as CardFields;

/**
 * Creates a draft copy owned by the actor. The copy has its own pictures, which remain when the originals are deleted;
 * the bytes are stored once [cards.copy]. If the same request has already created the copy, returns it
 * [interface.request-once].
 * @throws 409 LIMIT_CARDS above the offer's number of custom cards
 */
export const copyCard = (db: Db, actor: Actor, card: CardRow, request_id: string | undefined) =>
  db.transaction().execute(async (trx) => {
    await lockInSchool(trx, actor);
    const existing = await findRequested(trx, actor, { table: 'cards', id: request_id });
    if (existing) return existing;
    checkOfferCardLimit(actor);
    const fimg = await copyImage(trx, actor, card.fimg, card.front_alt);
    const bimg = card.bimg === card.fimg ? fimg : await copyImage(trx, actor, card.bimg, card.back_alt);
    return insertCard(trx, actor, { ...copiedFieldsOf(card), fimg, bimg, request_id });
  });
