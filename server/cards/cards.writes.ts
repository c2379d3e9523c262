import { sql } from 'kysely';
import { cycleOf, mayBecome } from '@memocartes/contract/cards/cards';
import type { CardType } from '@memocartes/contract/cards/cards';
import type { CardFields } from '@memocartes/contract/cards/cards.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/errors.ts';
import { checkCard } from './cards.rules.ts';

/** A super administrator's cards are the product's own; a teacher's are theirs, or shared with all (decisions §5). */
function typeFor(actor: Actor, asked: CardType | undefined): CardType {
  if (actor.schoolId === null) return 'CERTIFIED';
  return asked === 'COMMUNITY' ? 'COMMUNITY' : 'CUSTOM';
}

/** The next number of a matter and level: `FR-CE1-0042`. The matter's row is locked, so that no two cards get the same. */
async function nextNumber(trx: Db, matterId: number, level: string | null) {
  const matter = await trx
    .selectFrom('subjects')
    .select('code')
    .where('id', '=', matterId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const prefix = level ? `${matter.code}-${level}-` : `${matter.code}-`;
  const { last } = await trx
    .selectFrom('cards')
    .select(sql<number>`coalesce(max(num_card), 0)`.as('last'))
    .where('matter_id', '=', matterId)
    .where('level', 'is not distinct from', level as never)
    .executeTakeFirstOrThrow();
  return { num_card: last + 1, displayed_id: `${prefix}${String(last + 1).padStart(4, '0')}` };
}

/** @throws 409 LIMIT_CARDS past the offer's number of custom cards, 422 for wrong fields */
export function createCard(db: Db, actor: Actor, body: CardFields) {
  return db.transaction().execute(async (trx) => {
    await checkCard(trx, body, body, actor.id);
    const level = body.level ?? null;
    return trx
      .insertInto('cards')
      .values({
        ...body,
        ...(await nextNumber(trx, body.matter_id, level)),
        cycle: body.cycle ?? (level ? cycleOf(level) : '2'),
        card_type: typeFor(actor, body.card_type),
        authentications_id: actor.id,
        schools_id: actor.schoolId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

const isInPack = (trx: Db, id: number) =>
  trx.selectFrom('packs_cards').select('packs_id').where('cards_id', '=', id).limit(1).executeTakeFirst();

/**
 * Changes a card; its number stays, and so does everybody's progress.
 * @throws 409 for a status that can't follow, 422 for wrong fields
 */
export async function updateCard(db: Db, actor: Actor, id: number, body: Partial<CardFields>): Promise<void> {
  const { card_type, ...fields } = body;
  await db.transaction().execute(async (trx) => {
    // `for update` also keeps a pack from taking the card while its status changes.
    const before = await trx.selectFrom('cards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!before) throw refuse('NOT_FOUND');
    const status = body.status ?? before.status;
    if (!mayBecome(before.status, status)) throw refuse('CONFLICT', 'Cette carte ne peut pas changer ainsi de statut.');
    if (before.status === 'FINAL' && status === 'DRAFT' && (await isInPack(trx, id))) throw refuse('STILL_USED');
    await checkCard(trx, { ...before, ...fields }, fields, actor.id);
    const own = before.authentications_id === actor.id;
    await trx
      .updateTable('cards')
      .set({ ...fields, date_update: sql`now()` })
      .$if(own && card_type !== undefined, (query) => query.set({ card_type: typeFor(actor, card_type) }))
      .where('id', '=', id)
      .execute();
  });
}

/** @throws 409 unless the card is a draft that nothing uses */
export async function deleteCard(db: Db, id: number): Promise<void> {
  const gone = await db
    .deleteFrom('cards')
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('CONFLICT', 'Seul un brouillon peut être supprimé : archivez cette carte.');
}
