import type { CardFeature } from '@memocartes/contract/cards/cards';
import type { cards } from '@memocartes/contract/cards/cards.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type InferResult, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/queries/pages.ts';
import { matches } from '../database/queries/search.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import type { Tables } from '../database/tables/tables.ts';
import { readableCards, schoolPackCards, visibleCards } from '../visibility/cards.ts';
import { cardsOrder } from './cards.order.ts';

type Params = z.output<(typeof cards)['list']['query']>;

/** The only visible data of another school: its name on cards that it shares. */
const schoolName = sql<string | null>`
  coalesce(schools.name, case cards.card_type when 'COMMUNITY' then app_card_school(cards.id) end)
`.as('school_name');

/** Cards with the names of their parent subject, subject and school. */
export const selectCards = (db: Db) =>
  db
    .selectFrom('cards')
    .innerJoin('subjects as parent_subject', 'parent_subject.id', 'cards.matter_id')
    .leftJoin('subjects as subject', 'subject.id', 'cards.subject_id')
    .leftJoin('schools', 'schools.id', 'cards.schools_id')
    .selectAll('cards')
    .select(['parent_subject.name as matter_name', 'subject.name as subject_name', schoolName]);

export type CardRow = InferResult<ReturnType<typeof selectCards>>[number];

/** Cards with `in_pack`: whether a pack of any school contains the card. */
export const selectShownCards = (db: Db) =>
  selectCards(db).select(sql<boolean>`app_is_in_pack(cards.id)`.as('in_pack'));
export type ShownCardRow = CardRow & { in_pack: boolean };

/** Condition that the name of a card's subject or parent subject contains the text. */
const ofSubject = (text: string): RawBuilder<SqlBool> => sql`
  exists (
    select 1
    from subjects
    where subjects.id in (cards.matter_id, cards.subject_id)
      and position(f_unaccent(lower(${text})) in f_unaccent(lower(subjects.name))) > 0
  )
`;

/** SQL condition on a card (`cards`) by feature. */
const featureOf: Record<CardFeature, RawBuilder<SqlBool>> = {
  image: sql`(cards.fimg is not null or cards.bimg is not null)`,
  handwritten: sql`cards.is_handwritten`,
  duo: sql`cards.is_duo`,
  typed: sql`cards.is_typed`,
  lesson: sql`cards.is_lesson`,
};

/**
 * Cards by one author; shared cards match only if the actor is that author. @param id of the person, not of the account
 */
const byAuthor = (actor: Actor, id: number): RawBuilder<SqlBool> =>
  sql`
    (
      cards.authentications_id = (select users.authentications_id from users where users.id = ${id})
      and (cards.authentications_id = ${actor.id} or cards.card_type <> 'COMMUNITY')
    )
  `;

type Filters = Omit<Params, 'nb_items' | 'nb_page' | 'order_by' | 'order_dir' | 'format' | 'near'>;

/**
 * Limits a query to the cards (`cards`) visible to the actor that match the list's filters [editions.filter], or with
 * `in_school_pack` to those in packs of the school that match the other filters [packs.school-cards].
 */
export function filterCards<O>(query: SelectQueryBuilder<Tables, 'cards', O>, actor: Actor, params: Filters) {
  query = query.where(params.in_school_pack ? schoolPackCards(actor) : visibleCards(actor));
  if (params.search) {
    // The column has spaces in place of non-breaking spaces [cards.search-spaces].
    query = query.where(sql<boolean>`(${matches('cards.search', params.search)} or ${ofSubject(params.search)})`);
  }
  if (params.level) query = query.where(among('cards.level', params.level));
  if (params.cycle) query = query.where(among('cards.cycle', params.cycle));
  if (params.matter_id) query = query.where('cards.matter_id', '=', params.matter_id);
  if (params.subject_id) query = query.where('cards.subject_id', '=', params.subject_id);
  if (params.edition_id) query = query.where('cards.edition_id', '=', params.edition_id);
  if (params.card_type) query = query.where(among('cards.card_type', params.card_type));
  if (params.status) query = query.where(among('cards.status', params.status));
  for (const feature of params.features ?? []) query = query.where(featureOf[feature]);
  if (params.author_id) query = query.where(byAuthor(actor, params.author_id));
  if (params.mine === 'true') query = query.where('cards.authentications_id', '=', actor.id);
  return query;
}

/** One page of the cards visible to an actor [cards.visible]. */
export async function listCards(db: Db, actor: Actor, params: Params) {
  const query = filterCards(selectShownCards(db), actor, params);
  const ordered = query.orderBy(await cardsOrder(db, actor, params));
  return { rows: await paged(ordered, params).execute(), count: await countOf(query) };
}

/** Numbers of packs of other people that contain a card, in the actor's school and in other schools [cards.uses]. */
export const countUses = (db: Db, actor: Actor, id: number) =>
  inEverySchool(() =>
    db
      .selectFrom('packs_cards')
      .innerJoin('packs', 'packs.id', 'packs_cards.packs_id')
      .select([
        sql<number>`count(*) filter (where packs.schools_id = ${actor.schoolId})`.as('colleagues'),
        sql<number>`count(*) filter (where packs.schools_id is distinct from ${actor.schoolId})`.as('other_schools'),
      ])
      .where('packs_cards.cards_id', '=', id)
      .where('packs.authentications_id', 'is distinct from', actor.id)
      .executeTakeFirstOrThrow(),
  );

async function findOne(db: Db, id: number, condition: RawBuilder<SqlBool>) {
  const row = await selectShownCards(db).where('cards.id', '=', id).where(condition).executeTakeFirst();
  return row && { ...row, schoolId: row.schools_id, authorId: row.authentications_id };
}

/** A card visible to the actor, with its author for the permission table [cards.visible]. */
export const findCard = (db: Db, actor: Actor, id: number) => findOne(db, id, visibleCards(actor));

/** Like `findCard`, for viewing only: also finds cards in the boxes of the actor's students [cards.learnt-visible]. */
export const findReadableCard = (db: Db, actor: Actor, id: number) => findOne(db, id, readableCards(actor));
