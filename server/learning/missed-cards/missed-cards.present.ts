import type { MissedCard } from '@memocartes/contract/learning/boxes/boxes.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import { presentCard } from '../../cards/cards.present.ts';
import { selectShownCards } from '../../cards/cards.queries.ts';
import type { Db } from '../../database/database.ts';
import type { MissedCardRow } from './missed-cards.queries.ts';

/** Missed cards with their sides. */
export async function presentMissedCards(
  db: Db,
  actor: Actor,
  missed: readonly MissedCardRow[],
): Promise<MissedCard[]> {
  const ids = missed.map(({ cards_id }) => cards_id);
  const rows = ids.length ? await selectShownCards(db).where('cards.id', 'in', ids).execute() : [];
  const cards = new Map(rows.map((row) => [row.id, presentCard(row, actor)]));
  return missed.map(({ cards_id, ...counts }) => ({ card: cards.get(cards_id)!, ...counts }));
}
