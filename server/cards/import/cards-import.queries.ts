import { linesOf } from '@memocartes/contract/cards/cards';
import type { CardSide } from '@memocartes/contract/cards/cards.routes';
import type { CardImportPreview, CardImportRow } from '@memocartes/contract/cards/import/cards-import.routes';
import { customCardLimit } from '@memocartes/contract/offers/limits';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import type { Db } from '../../database/database.ts';
import { cardLimitMessage } from '../cards.check.ts';
import { presentBack, presentFront } from '../cards.present.ts';
import { checkCards, type Checked, type Defaults, identityOf } from './check-cards.ts';
import type { ReadDeck, ReadRow } from './read-deck.ts';

/**
 * Keys (`identityOf`) of the actor's own cards; for a superadmin, of the certified ones. A card with pictures also has
 * the key of its texts alone, since a spreadsheet contains no pictures.
 */
async function ownIdentities(db: Db, actor: Actor): Promise<Set<string>> {
  const cards = db.selectFrom('cards').selectAll();
  const isPlatform = scopeOf(actor.kind) === 'platform';
  const own = isPlatform
    ? cards.where('card_type', '=', 'CERTIFIED')
    : cards.where('authentications_id', '=', actor.id);
  const sideText = (side: CardSide) => ({ text: linesOf(side).join('\n'), alt: side.image === null ? null : side.alt });
  const sides = (await own.execute()).map((row) => [sideText(presentFront(row)), sideText(presentBack(row))] as const);
  return new Set(
    sides.flatMap(([front, back]) => [identityOf(front, back), identityOf({ text: front.text }, { text: back.text })]),
  );
}

/** The verdict on each card of a file for this actor. */
export async function checkForActor(
  db: Db,
  actor: Actor,
  rows: readonly ReadRow[],
  defaults: Defaults,
): Promise<Checked[]> {
  const subjects = await db.selectFrom('subjects').select(['id', 'name', 'code', 'parent_id']).orderBy('id').execute();
  return checkCards(rows, { subjects, identities: await ownIdentities(db, actor), defaults });
}

/** Number of cards that the actor may still create; null without a limit. */
function nbLeft({ kind, offerId, nbCards }: Actor): number | null {
  const limit = scopeOf(kind) === 'platform' ? Infinity : customCardLimit(offerId);
  return limit === Infinity ? null : Math.max(0, limit - nbCards);
}

/** Why the offer refuses `count` more cards; null within the limit. */
const limitMessage = (actor: Actor, count: number): string | null =>
  scopeOf(actor.kind) === 'platform' ? null : cardLimitMessage(actor, count);

export const presentRow = ({ placed: _placed, ...row }: Checked): CardImportRow => row;

/** Maximum number of media names listed. */
const maxNamed = 500;

export function presentPreview(
  actor: Actor,
  checked: readonly Checked[],
  { format, pictures }: Pick<CardImportPreview, 'format'> & Pick<ReadDeck, 'pictures'>,
): CardImportPreview {
  const media = new Set(checked.flatMap(({ left_out = [] }) => left_out.map(({ name }) => name)));
  const nb_ok = checked.filter(({ status }) => status === 'OK').length;
  return {
    rows: checked.map(presentRow),
    count: checked.length,
    nb_ok,
    message: limitMessage(actor, nb_ok),
    nb_left: nbLeft(actor),
    format,
    media: [...media].slice(0, maxNamed),
    ...(pictures && { pictures }),
  };
}
