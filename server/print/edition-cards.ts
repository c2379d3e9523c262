import { maxEditionCards } from '@memocartes/contract/print/print';

import type { Db } from '../database/database.ts';
import { invalid, refuse } from '../http/errors.ts';

/**
 * Ids of the published cards of an edition, by position, then by number [editions.print].
 * @throws 404 for an unknown edition; 422 for an edition without published cards, or with too many for one file
 */
export async function editionCards(db: Db, id: number): Promise<number[]> {
  const edition = await db.selectFrom('editions').select('id').where('id', '=', id).executeTakeFirst();
  if (!edition) throw refuse('NOT_FOUND');
  const rows = await db
    .selectFrom('cards')
    .select('id')
    .where('edition_id', '=', id)
    .where('card_type', '=', 'CERTIFIED')
    .where('status', '=', 'FINAL')
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('displayed_id')
    .orderBy('id')
    .execute();
  if (!rows.length) throw invalid({ id: 'Cette édition n’a pas de carte publiée\u00a0: publiez-en d’abord.' });
  if (rows.length > maxEditionCards) {
    throw invalid({ id: `${maxEditionCards} cartes au plus par fichier\u00a0: partagez cette édition en plusieurs.` });
  }
  return rows.map((row) => row.id);
}
