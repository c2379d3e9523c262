import type { cardsImages } from '@memocartes/contract/cards/images/cards-images.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type InferResult, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../../database/database.ts';
import { countOf, paged } from '../../database/queries/pages.ts';

type Params = z.output<(typeof cardsImages)['list']['query']>;

/**
 * Pictures (`documents`) that an actor may use on a card: their own. School admins may also use those of their school,
 * and superadmins all [permissions.card-image].
 */
export function visibleImages(actor: Actor): RawBuilder<SqlBool> {
  if (scopeOf(actor.kind) === 'platform') return sql`true`;
  const own = sql`documents.authentications_id = ${actor.id}`;
  return scopeOf(actor.kind) === 'school' ? sql`(${own} or documents.schools_id = ${actor.schoolId})` : sql`(${own})`;
}

const selectImages = (db: Db, actor: Actor) =>
  db
    .selectFrom('cards_images')
    .innerJoin('documents', 'documents.id', 'cards_images.documents_id')
    .select([
      'cards_images.id',
      'documents.id as image',
      'documents.title',
      'cards_images.alt',
      'cards_images.date_create',
      'documents.schools_id as schoolId',
      'documents.authentications_id as authorId',
    ])
    .select(
      sql<number>`(select count(*) from cards where cards.fimg = documents.id or cards.bimg = documents.id)`.as(
        'nb_cards',
      ),
    )
    .where(visibleImages(actor));

export type ImageRow = InferResult<ReturnType<typeof selectImages>>[number];

const matchesWords = (text: string): RawBuilder<SqlBool> =>
  sql`position(f_unaccent(lower(${text})) in f_unaccent(lower(documents.title || ' ' || cards_images.alt))) > 0`;

/** One page of pictures; a superadmin's list contains only those of the product, which have no school. */
export async function listImages(db: Db, actor: Actor, params: Params) {
  let query = selectImages(db, actor);
  if (actor.schoolId === null) query = query.where('documents.schools_id', 'is', null);
  if (params.search) query = query.where(matchesWords(params.search));
  if (params.mine === 'true') query = query.where('documents.authentications_id', '=', actor.id);
  const column = params.order_by === 'title' ? 'documents.title' : 'cards_images.date_create';
  const ordered = query.orderBy(column, params.order_dir).orderBy('cards_images.id', params.order_dir);
  return { rows: await paged(ordered, params).execute(), count: await countOf(query) };
}

/** A picture visible to the actor, with its school and author for the permission table. */
export const findImage = (db: Db, actor: Actor, id: number) =>
  selectImages(db, actor).where('cards_images.id', '=', id).executeTakeFirst();
