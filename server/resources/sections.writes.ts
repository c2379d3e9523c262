import type { sections } from '@memocartes/contract/resources/resources.routes';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Trx } from '../database/database.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { refuse, refuseBecause } from '../http/errors.ts';

type New = z.output<(typeof sections)['create']['body']>;
type Change = z.output<(typeof sections)['update']['body']>;

/** Ids of all sections in order, locked so that only one change of the order runs at a time. */
async function lockSections(trx: Trx): Promise<number[]> {
  // Locks by id: locking by position, which these changes modify, could deadlock.
  await sql`select from sections order by id for no key update`.execute(trx);
  const sections = await trx.selectFrom('sections').select('id').orderBy('position').orderBy('id').execute();
  return sections.map(({ id }) => id);
}

/** Adds a section at the end [resources.sections]. @throws 409 SECTION_TITLE_TAKEN */
export async function createSection(trx: Trx, section: New) {
  const ids = await lockSections(trx);
  return trx
    .insertInto('sections')
    .values({ ...section, position: ids.length + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Numbers the sections from 1 in this order. */
const writeOrder = (trx: Trx, ids: readonly number[]) =>
  sql`
    update sections
    set position = given.position
    from unnest(${ids}::int[]) with ordinality given(id, position)
    where given.id = sections.id and sections.position <> given.position
  `.execute(trx);

/** Renames a section and moves it to a position, if given [resources.sections]. @throws 404, 409 SECTION_TITLE_TAKEN */
export async function updateSection(trx: Trx, id: number, { title, position }: Change): Promise<void> {
  const ids = await lockSections(trx);
  if (!ids.includes(id)) throw refuse('NOT_FOUND');
  if (title !== undefined) await trx.updateTable('sections').set({ title }).where('id', '=', id).execute();
  if (position === undefined) return;
  const others = ids.filter((other) => other !== id);
  await writeOrder(trx, others.toSpliced(position - 1, 0, id));
}

/** Deletes an empty section. @throws 404, 409 STILL_USED [resources.section-empty] */
export async function deleteSection(trx: Trx, id: number): Promise<void> {
  const ids = await lockSections(trx);
  if (!ids.includes(id)) throw refuse('NOT_FOUND');
  const { is_used: isUsed } = await sql<{ is_used: boolean }>`
    select exists (select from resources where section_id = ${id}) as is_used
  `
    .execute(trx)
    .then(takeFirstOrThrow);
  if (isUsed) throw refuseBecause('SECTION_NOT_EMPTY');
  await trx.deleteFrom('sections').where('id', '=', id).execute();
  await writeOrder(
    trx,
    ids.filter((other) => other !== id),
  );
}
