import { linesOf } from '@memocartes/contract/cards/cards';
import type { CardImportPreview, CardImportRow } from '@memocartes/contract/cards/import/cards-import.routes';
import type { CardSide } from '@memocartes/contract/cards/cards.routes';
import { customCardLimit } from '@memocartes/contract/offers/offers';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { presentBack, presentFront } from '../cards.present.ts';
import { capMessage } from '../cards.rules.ts';
import type { Db } from '../../database/database.ts';
import { identityOf, judgeCards } from './judge-cards.ts';
import type { Judged, Usual } from './judge-cards.ts';
import type { ReadDeck, ReadRow } from './read-deck.ts';

async function ownTexts(db: Db, actor: Actor): Promise<Set<string>> {
  const rows = await db.selectFrom('cards').selectAll().where('authentications_id', '=', actor.id).execute();
  const said = (side: CardSide) => ({ text: linesOf(side).join('\n'), alt: side.image === null ? null : side.alt });
  return new Set(rows.map((row) => identityOf(said(presentFront(row)), said(presentBack(row)))));
}

/** The cards of a file, each with what it is worth for that person. */
export async function judge(db: Db, actor: Actor, rows: readonly ReadRow[], usual: Usual): Promise<Judged[]> {
  const subjects = await db.selectFrom('subjects').select(['id', 'name', 'code', 'parent_id']).orderBy('id').execute();
  return judgeCards(rows, { subjects, texts: await ownTexts(db, actor), usual });
}

/** Cards that the person may still make; null without a limit. */
export function nbLeft({ kind, offerId, nbCards }: Actor): number | null {
  const limit = kind === 'SUPERADMIN' ? Infinity : customCardLimit(offerId);
  return limit === Infinity ? null : Math.max(0, limit - nbCards);
}

/** What the offer says of so many more cards; null when there is room for them. */
export const overLimit = (actor: Actor, nb: number): string | null =>
  actor.kind === 'SUPERADMIN' ? null : capMessage(actor, nb);

export const presentRow = ({ placed: _placed, ...row }: Judged): CardImportRow => row;

/** Names to list at once. */
const mostNamed = 500;

export function presentPreview(
  actor: Actor,
  judged: readonly Judged[],
  { format, pictures }: Pick<CardImportPreview, 'format'> & Pick<ReadDeck, 'pictures'>,
): CardImportPreview {
  const media = new Set(judged.flatMap(({ left_out = [] }) => left_out.map(({ name }) => name)));
  const nb_ok = judged.filter(({ status }) => status === 'OK').length;
  return {
    rows: judged.map(presentRow),
    count: judged.length,
    nb_ok,
    message: overLimit(actor, nb_ok),
    nb_left: nbLeft(actor),
    format,
    media: [...media].slice(0, mostNamed),
    ...(pictures && { pictures }),
  };
}
