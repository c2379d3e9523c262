import { linesOf } from '@memocartes/contract/cards/cards';
import type { CardSide } from '@memocartes/contract/cards/cards.routes';
import type { CardImportPreview, CardImportRow } from '@memocartes/contract/cards/import/cards-import.routes';
import { customCardLimit } from '@memocartes/contract/offers/offers';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import type { Db } from '../../database/database.ts';
import { presentBack, presentFront } from '../cards.present.ts';
import { cardLimitMessage } from '../cards.rules.ts';
import type { Checked, Defaults } from './check-cards.ts';
import { checkCards, identityOf } from './check-cards.ts';
import type { ReadDeck, ReadRow } from './read-deck.ts';

async function ownTexts(db: Db, actor: Actor): Promise<Set<string>> {
  const rows = await db.selectFrom('cards').selectAll().where('authentications_id', '=', actor.id).execute();
  const sideText = (side: CardSide) => ({ text: linesOf(side).join('\n'), alt: side.image === null ? null : side.alt });
  return new Set(rows.map((row) => identityOf(sideText(presentFront(row)), sideText(presentBack(row)))));
}

/** The verdict on each card of a file for this actor. */
export async function checkForActor(
  db: Db,
  actor: Actor,
  rows: readonly ReadRow[],
  defaults: Defaults,
): Promise<Checked[]> {
  const subjects = await db.selectFrom('subjects').select(['id', 'name', 'code', 'parent_id']).orderBy('id').execute();
  return checkCards(rows, { subjects, texts: await ownTexts(db, actor), defaults });
}

/** Number of cards that the actor may still create; null without a limit. */
function nbLeft({ kind, offerId, nbCards }: Actor): number | null {
  const limit = scopeOf(kind) === 'platform' ? Infinity : customCardLimit(offerId);
  return limit === Infinity ? null : Math.max(0, limit - nbCards);
}

/** Why the offer refuses `count` more cards; null within the limit. */
export const limitMessage = (actor: Actor, count: number): string | null =>
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
