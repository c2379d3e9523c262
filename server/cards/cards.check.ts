import { becomesDraftAgain, type CardType, mayBecome } from '@memocartes/contract/cards/cards';
import type { CardFields } from '@memocartes/contract/cards/cards.routes';
import { cardImageMediaType } from '@memocartes/contract/cards/images/cards-images';
import { type SideFault, sideFaults } from '@memocartes/contract/cards/layout/side-rules';
import type { FieldErrors } from '@memocartes/contract/errors/errors';
import { isOfCycle } from '@memocartes/contract/levels/cycles';
import { customCardLimit } from '@memocartes/contract/offers/limits';
import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type Selectable, sql } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import type { Cards } from '../database/tables/learning.ts';
import { invalid, refuse, refuseBecause } from '../http/errors.ts';
import { visibleImages } from './images/cards-images.queries.ts';

/**
 * Checks that the actor's offer allows one more card; the route has already checked the role.
 * @throws 409 LIMIT_CARDS
 */
export function checkOfferCardLimit(actor: Actor): void {
  if (!can(actor, 'card:create')) throw refuse('LIMIT_CARDS');
}

/** Why the offer refuses `count` more cards, with the remedy; null within the limit. */
export function cardLimitMessage(
  { offerId, nbCards }: Pick<Actor, 'offerId' | 'nbCards'>,
  count: number,
): string | null {
  const limit = customCardLimit(offerId);
  const cardsLeft = Math.max(0, limit - nbCards);
  if (count <= cardsLeft) return null;
  const rest = cardsLeft ? `il vous en reste ${cardsLeft} à créer, pour ${count}` : 'vous les avez toutes';
  const choice = cardsLeft
    ? `Choisissez ${cardsLeft > 1 ? `les ${cardsLeft} cartes` : 'la carte'} à garder, supprimez`
    : 'Supprimez';
  return (
    `Votre offre permet ${limit} cartes personnalisées\u00a0: ${rest}. ` +
    `${choice} des brouillons inutiles (une carte archivée compte toujours), ou écrivez-nous pour changer d’offre.`
  );
}

/** @throws 409 LIMIT_CARDS if the offer refuses `count` more cards, with the limit and the number of cards left */
export function checkCardsLeft({ offerId, nbCards }: Pick<Actor, 'offerId' | 'nbCards'>, count: number): void {
  const message = cardLimitMessage({ offerId, nbCards }, count);
  if (!message) return;
  const limit = customCardLimit(offerId);
  throw refuse('LIMIT_CARDS', message, { limit, left: Math.max(0, limit - nbCards), count });
}

/**
 * Checks that the offer allows `count` more cards. The person's row must be locked [schools.limits-concurrent]
 * [schools.limit-cards].
 * @throws 409 LIMIT_CARDS; the message gives the number of cards left and the remedy
 */
export async function checkCardLimit(trx: Trx, actor: Actor, count: number): Promise<void> {
  if (scopeOf(actor.kind) === 'platform') return;
  const { nb_cards: nbCards } = await trx
    .selectFrom('users')
    .select('nb_cards')
    .where('authentications_id', '=', actor.id)
    .executeTakeFirstOrThrow();
  checkCardsLeft({ ...actor, nbCards }, count);
}

const sideNames = { front: 'Le recto', back: 'Le verso' } as const;

const messages: Record<SideFault['rule'], (fault: SideFault) => string> = {
  lines: ({ side, maxLines }) =>
    `${sideNames[side]} contient ${maxLines} ligne${maxLines > 1 ? 's' : ''} au plus avec cette disposition.`,
  alt: () => 'Décrivez l’image en quelques mots.',
  'image-unshown': () => 'Cette disposition n’a pas d’image\u00a0: retirez-la, ou choisissez une autre disposition.',
  'image-missing': () => 'Choisissez une image, ou la disposition sans image.',
  empty: ({ side }) => `${sideNames[side]} d’une carte publiée ne peut pas être vide.`,
};

/** Errors by field in lines, images and alternative texts of both sides [cards.lines]. */
export const wrongSides = (card: Partial<CardFields>): FieldErrors =>
  Object.fromEntries(sideFaults(card).map((fault) => [fault.field, messages[fault.rule](fault)]));

/** The level of a card must belong to its cycle [cards.cycles]. */
const wrongCycle = ({ level, cycle }: Partial<CardFields>): FieldErrors =>
  level && cycle && !isOfCycle(level, cycle) ? { cycle: `Le niveau ${level} n’est pas de ce cycle.` } : {};

export async function wrongSubjects(db: Db, card: Partial<CardFields>): Promise<FieldErrors> {
  const ids = [card.matter_id, card.subject_id].filter((id) => id !== null && id !== undefined);
  const rows = ids.length
    ? await db.selectFrom('subjects').select(['id', 'parent_id']).where('id', 'in', ids).execute()
    : [];
  const parentIds = new Map(rows.map((row) => [row.id, row.parent_id]));
  if (parentIds.get(card.matter_id ?? 0) !== null) return { matter_id: 'Choisissez une matière.' };
  const isChild = !card.subject_id || parentIds.get(card.subject_id) === card.matter_id;
  return isChild ? {} : { subject_id: 'Cette sous-matière n’est pas de la matière choisie.' };
}

/** The error if a card's edition does not exist [editions.field]. */
export async function wrongEdition(db: Db, id: number | null | undefined): Promise<FieldErrors> {
  if (!id) return {};
  const edition = await db.selectFrom('editions').select('id').where('id', '=', id).executeTakeFirst();
  return edition ? {} : { edition_id: 'Cette édition n’existe pas.' };
}

/** New images must be JPEG pictures that the actor may use. Images that the card already has are always accepted. */
async function wrongImages(
  trx: Trx,
  actor: Actor,
  card: Partial<CardFields>,
  before: StoredImages,
): Promise<FieldErrors> {
  const fields: FieldErrors = {};
  for (const field of ['fimg', 'bimg'] as const) {
    const id = card[field];
    if (!id || id === before.fimg || id === before.bimg) continue;
    const image = await trx
      .selectFrom('documents')
      .select('documents.type')
      .where('documents.id', '=', id)
      .where('documents.entity_type', '=', 'CARDS')
      .where(visibleImages(actor))
      .forKeyShare()
      .executeTakeFirst();
    if (image?.type !== cardImageMediaType) fields[field] = 'L’image doit être un fichier JPEG que vous avez importé.';
  }
  return fields;
}

type StoredImages = Pick<CardFields, 'fimg' | 'bimg'>;

/**
 * Errors by field of the card as it will be written. Needs the transaction that writes it.
 * @param before the images that the card already has
 */
export const wrongFields = async (
  trx: Trx,
  actor: Actor,
  card: Partial<CardFields>,
  before: StoredImages = {},
): Promise<FieldErrors> => ({
  ...(await wrongImages(trx, actor, card, before)),
  ...wrongSides(card),
  ...wrongCycle(card),
  ...(await wrongSubjects(trx, card)),
  ...(await wrongEdition(trx, card.edition_id)),
});

/** Checks a card by `wrongFields` before it is written. @throws 422 naming every wrong field */
export async function checkCard(
  trx: Trx,
  actor: Actor,
  card: Partial<CardFields>,
  before: StoredImages = {},
): Promise<void> {
  const fields = await wrongFields(trx, actor, card, before);
  if (Object.keys(fields).length) throw invalid(fields);
}

/** Query for one pack that contains a card. Run it within `inEverySchool` to search the packs of all schools. */
const findPackOf = (trx: Trx, id: number) =>
  trx
    .selectFrom('packs_cards')
    .innerJoin('packs', 'packs.id', 'packs_cards.packs_id')
    .select('packs.id')
    .where('packs_cards.cards_id', '=', id)
    .limit(1);

type Before = Selectable<Cards>;

/**
 * Checks a change of status [cards.status].
 * @throws 409 for a status that can't follow the current one, or if a card of a pack would become a draft
 */
export async function checkStatus(trx: Trx, { id, status: from }: Before, to: Before['status']): Promise<void> {
  if (!mayBecome(from, to)) throw refuseBecause('CARD_STATUS');
  if (becomesDraftAgain(from, to) && (await inEverySchool(() => findPackOf(trx, id).executeTakeFirst()))) {
    throw refuseBecause('CARD_IN_PACK');
  }
}

/** Query for one student of another school who has the card in their boxes. Run it within `inEverySchool`. */
const findStudentElsewhere = (trx: Trx, { id, schools_id }: Before) =>
  trx
    .selectFrom('cards_students')
    .innerJoin('students', (join) =>
      join.onRef('students.id', '=', 'cards_students.students_id').onRef('students.epoch', '=', 'cards_students.epoch'),
    )
    .select('students.id')
    .where('cards_students.cards_id', '=', id)
    .where(sql<boolean>`students.schools_id is distinct from ${schools_id}`)
    .limit(1);

/**
 * Checks a change of sharing [cards.share].
 * @throws 409 if other schools would lose the card: it is in their packs, or in the boxes of their students. The packs of
 * its own school keep it [packs.cards].
 */
export async function checkSharing(trx: Trx, before: Before, to: CardType): Promise<void> {
  const { id, card_type, schools_id } = before;
  if (card_type !== 'COMMUNITY' || to !== 'CUSTOM') return;
  const isElsewhere = sql<boolean>`packs.schools_id is distinct from ${schools_id}`;
  if (await inEverySchool(() => findPackOf(trx, id).where(isElsewhere).executeTakeFirst())) {
    throw refuseBecause('CARD_IN_OTHER_PACK');
  }
  if (await inEverySchool(() => findStudentElsewhere(trx, before).executeTakeFirst())) {
    throw refuseBecause('CARD_LEARNT_ELSEWHERE');
  }
}
