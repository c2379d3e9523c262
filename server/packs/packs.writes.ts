import { sql } from 'kysely';
import { weekOf } from '@memocartes/contract/learning/calendar/calendar';
import type { Attributed, CreatePack, UpdatePack } from '@memocartes/contract/packs/packs.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { knownCards } from '../cards/cards.queries.ts';
import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { invalid, refuse } from '../http/errors.ts';
import type { LearningClass } from '../learning/calendar/classes.ts';

/**
 * Published cards that the actor may use, or that the pack holds already. They stay so until the transaction ends: taking a card back
 * to a draft waits for it.
 * @throws 422 naming `cards`
 */
async function checkCards(trx: Db, actor: Actor, ids: number[], packId: number): Promise<void> {
  const held = sql<boolean>`c.id in (select k.cards_id from packs_cards k where k.packs_id = ${packId})`;
  // A lock is a write to the database, which lets nobody write cards of other schools.
  const found = await inEverySchool(() =>
    trx
      .selectFrom('cards as c')
      .select('c.id')
      .where('c.id', 'in', ids)
      .where((eb) => eb.or([held, eb.and([eb('c.status', '=', 'FINAL'), knownCards(actor)])]))
      .forKeyShare()
      .execute(),
  );
  if (found.length < ids.length) throw invalid({ cards: 'Une des cartes n’est pas publiée ou n’existe plus.' });
}

/** Puts these cards in the pack, in this order, in place of those it had. */
export async function setCards(trx: Db, actor: Actor, packId: number, ids: number[]): Promise<void> {
  await checkCards(trx, actor, ids, packId);
  await trx.deleteFrom('packs_cards').where('packs_id', '=', packId).execute();
  const rows = ids.map((cards_id, index) => ({ packs_id: packId, cards_id, position: index + 1 }));
  await trx.insertInto('packs_cards').values(rows).execute();
}

/** What the week of a class warns of. @throws 422 PACK_WEEK_HOLIDAY when the whole week is free */
function checkWeek({ calendar }: LearningClass, week: string): Attributed['warnings'] {
  const { state, holidays } = weekOf(week, calendar);
  if (state === 'holiday') throw refuse('PACK_WEEK_HOLIDAY');
  return state === 'partly' ? [{ code: 'PACK_WEEK_PARTLY_HOLIDAY', holidays }] : [];
}

/** Warns that the class has this pack for other weeks too, which may be meant. */
async function checkGivenBefore(
  trx: Db,
  packId: number,
  classId: number,
  week: string,
): Promise<Attributed['warnings']> {
  const rows = await trx
    .selectFrom('packs_classes')
    .select('week')
    .where('packs_id', '=', packId)
    .where('classes_id', '=', classId)
    .where('week', '<>', week)
    .orderBy('week')
    .execute();
  return rows.length ? [{ code: 'PACK_GIVEN_BEFORE', weeks: rows.map((row) => row.week) }] : [];
}

/**
 * Gives a pack to a class for a week. Two at once for one class and week: the database lets one in (PACK_WEEK_TAKEN).
 * @throws 422 PACK_WEEK_HOLIDAY when the whole week is free
 */
export async function attributePack(trx: Db, packId: number, known: LearningClass, week: string): Promise<Attributed> {
  const warnings = checkWeek(known, week);
  const { id } = await trx
    .insertInto('packs_classes')
    .values({ packs_id: packId, classes_id: known.id, week })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, warnings: [...warnings, ...(await checkGivenBefore(trx, packId, known.id, week))] };
}

/**
 * Moves a pack that a class was given from one week to another, in one write: refused, it stays where it is.
 * @throws 404 when it was not given so, 409 PACK_WEEK_TAKEN, 422 PACK_WEEK_HOLIDAY
 */
export async function movePack(
  db: Db,
  packId: number,
  known: LearningClass,
  from: string,
  to: string,
): Promise<Attributed> {
  const warnings = checkWeek(known, to);
  const moved = await db
    .updateTable('packs_classes')
    .set({ week: to })
    .where('packs_id', '=', packId)
    .where('classes_id', '=', known.id)
    .where('week', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!moved) throw refuse('NOT_FOUND');
  return { id: moved.id, warnings };
}

/** Makes a pack, and gives it at once where a class and week are named: both or neither. The answer's `id` is the pack's. */
export const createPack = (db: Db, actor: Actor, body: CreatePack, known: LearningClass | undefined) =>
  db.transaction().execute(async (trx): Promise<Attributed> => {
    const { title, name, icon, cards, week } = body;
    const { id } = await trx
      .insertInto('packs')
      .values({ title, name, icon, authentications_id: actor.id, schools_id: actor.schoolId! })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setCards(trx, actor, id, cards);
    const warnings = known && week ? (await attributePack(trx, id, known, week)).warnings : [];
    return { id, warnings };
  });

/** The pack's row, locked: two changes of one pack's cards follow each other. */
export const lockPack = (trx: Db, id: number) =>
  trx.selectFrom('packs').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Give it a transaction. @throws 404; 422 naming `cards` */
export async function updatePack(trx: Db, actor: Actor, id: number, { cards, ...fields }: UpdatePack): Promise<void> {
  if (!(await lockPack(trx, id))) throw refuse('NOT_FOUND');
  if (Object.keys(fields).length) await trx.updateTable('packs').set(fields).where('id', '=', id).execute();
  if (cards) await setCards(trx, actor, id, cards);
}

export const deletePack = (db: Db, id: number) => db.deleteFrom('packs').where('id', '=', id).execute();

/** Cards of a pack, in their order. */
export async function heldCards(trx: Db, id: number): Promise<number[]> {
  const held = await trx
    .selectFrom('packs_cards')
    .select('cards_id')
    .where('packs_id', '=', id)
    .orderBy('position')
    .execute();
  return held.map(({ cards_id }) => cards_id);
}

/** Numbers the cards of a pack anew once some were taken out. */
export const closeGaps = (trx: Db, id: number) =>
  sql`
    update packs_cards k set position = r.place
    from (select cards_id, row_number() over (order by position) as place from packs_cards where packs_id = ${id}) r
    where k.packs_id = ${id} and k.cards_id = r.cards_id and k.position <> r.place`.execute(trx);

/** Takes a card out and closes the gap. @throws 404 when the pack does not hold it, 409 when it is the last one */
export const removePackCard = (db: Db, id: number, cardId: number) =>
  db.transaction().execute(async (trx) => {
    await lockPack(trx, id);
    const held = await heldCards(trx, id);
    if (!held.includes(cardId)) throw refuse('NOT_FOUND');
    if (held.length === 1) throw refuse('CONFLICT', 'Un pack garde au moins une carte\u00a0: supprimez-le plutôt.');
    await trx.deleteFrom('packs_cards').where('packs_id', '=', id).where('cards_id', '=', cardId).execute();
    await closeGaps(trx, id);
  });

/** @throws 404 when the pack was not given so */
export async function takeBackPack(db: Db, packId: number, classId: number, week: string): Promise<void> {
  const gone = await db
    .deleteFrom('packs_classes')
    .where('packs_id', '=', packId)
    .where('classes_id', '=', classId)
    .where('week', '=', week)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('NOT_FOUND');
}
