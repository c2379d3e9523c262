import { maxBulkCards } from '@memocartes/contract/cards/bulk/cards-bulk';
import type { cardsBulk, CardSelection } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';

import type { Db, Trx } from '../../database/database.ts';
import { countOf } from '../../database/queries/pages.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { visibleCards } from '../../visibility/cards.ts';
import { cardsOrder } from '../cards.order.ts';
import { filterCards } from '../cards.queries.ts';
import type { BulkCard } from './check-bulk.ts';

/** SQL condition on a card (`cards`): the permission table allows the actor to change it (`card:edit`). */
function editableCards(actor: Actor): RawBuilder<SqlBool> {
  if (scopeOf(actor.kind) === 'platform') return sql`true`;
  const own =
    scopeOf(actor.kind) === 'school'
      ? sql`cards.schools_id = ${actor.schoolId}`
      : sql`cards.authentications_id = ${actor.id}`;
  return sql`coalesce(${own}, false)`;
}

const isInPack = sql<boolean>`app_is_in_pack(cards.id)`;

/**
 * Of these cards, the ids of the cards that a student of any school has revised. The database refuses to delete them
 * [cards.learnt-draft].
 */
export async function findLearntIds(trx: Trx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await inEverySchool(() =>
    sql<{ id: number }>`
      select given.id
      from unnest(${ids}::int[]) as given(id)
      where exists (select from cards_students where cards_students.cards_id = given.id)
        or exists (select from cards_events where cards_events.cards_id = given.id)
    `.execute(trx),
  );
  return new Set(rows.map(({ id }) => id));
}

/** The first `maxBulkCards` cards that match the filters, in the order of the list, and the number of all matches. */
export async function selectForBulk(
  db: Db,
  actor: Actor,
  params: z.output<typeof cardsBulk.select.query>,
): Promise<CardSelection> {
  const query = filterCards(
    db.selectFrom('cards').select(['cards.id', 'cards.status', sql<boolean>`${editableCards(actor)}`.as('may_edit')]),
    actor,
    params,
  );
  const ordered = query.orderBy(await cardsOrder(db, actor, params));
  return { cards: await ordered.limit(maxBulkCards).execute(), count: await countOf(query) };
}

/** Cards visible to the actor, by id. Locks the cards that the actor may change until the transaction ends. */
export async function lockBulkCards(trx: Trx, actor: Actor, ids: readonly number[]): Promise<Map<number, BulkCard>> {
  const among = sql<boolean>`cards.id = any(${ids})`;
  await trx
    .selectFrom('cards')
    .select('cards.id')
    .where(among)
    .where(editableCards(actor))
    .orderBy('cards.id')
    .forUpdate()
    .execute();
  const rows = await trx
    .selectFrom('cards')
    .selectAll('cards')
    .select([sql<boolean>`${editableCards(actor)}`.as('mayEdit'), isInPack.as('inPack')])
    .where(among)
    .where(visibleCards(actor))
    .execute();
  const learntIds = await findLearntIds(trx, ids);
  return new Map(rows.map((row) => [row.id, { ...row, isLearnt: learntIds.has(row.id) }]));
}

/** Columns that no person changes. */
const uncheckedColumns = ['version', 'date_update', 'search'];
const checksumWithout = (columns: readonly string[]) =>
  sql<string>`md5(jsonb_strip_nulls(to_jsonb(cards) - ${columns}::text[])::text)`;

/**
 * Checksum of everything that a person can change on a card (`cards`). A card that was deleted and restored may lose
 * its number, its request and the microseconds of its creation, so the checksum excludes them.
 */
export const cardChecksum = checksumWithout([
  ...uncheckedColumns,
  'displayed_id',
  'num_card',
  'request_id',
  'date_create',
]);

/**
 * Whether a card differs from the checksum `given.mark` of an operation. Earlier versions stored a checksum of more
 * columns.
 */
export const isEdited = sql<boolean>`given.mark not in (${cardChecksum}, ${checksumWithout(uncheckedColumns)})`;
