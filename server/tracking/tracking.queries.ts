import { sql } from 'kysely';
import type { z } from 'zod';
import { mondayOf, today } from '@memocartes/contract/calendar/days';
import type { tracking } from '@memocartes/contract/tracking/tracking.routes';
import type { LockedStudent } from '../boxes/replay.ts';
import { presentFront } from '../cards/cards.present.ts';
import { selectCards } from '../cards/cards.queries.ts';
import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/pages.ts';
import { matches } from '../database/search.ts';

type Asked = z.output<(typeof tracking)['current']['query']>;
type InClass = { id: number; epoch: number; classId: number | null };

/** Published cards of the packs given to the pupil's class up to this week. */
const selectGiven = (db: Db, classId: number | null) =>
  db
    .selectFrom('packs_classes as g')
    .innerJoin('packs_cards as k', 'k.packs_id', 'g.packs_id')
    .innerJoin('cards as c', 'c.id', 'k.cards_id')
    .select('k.cards_id')
    .distinct()
    .where('g.classes_id', '=', classId)
    .where('g.week', '<=', mondayOf(today()))
    .where('c.status', '=', 'FINAL');

export const findGivenIds = async (db: Db, { classId }: Pick<InClass, 'classId'>): Promise<Set<number>> =>
  new Set((await selectGiven(db, classId).execute()).map(({ cards_id }) => cards_id));

export const findTrackedIds = async (db: Db, { id, epoch }: LockedStudent): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('cards_students')
    .select('cards_id')
    .where('students_id', '=', id)
    .where('epoch', '=', epoch)
    .execute();
  return new Set(rows.map(({ cards_id }) => cards_id));
};

/** One page of a pupil's cards with their boxes. */
export async function listCurrentCards(db: Db, studentId: number, asked: Asked) {
  let query = selectCards(db)
    .innerJoin('cards_students as b', 'b.cards_id', 'c.id')
    .innerJoin('students as s', (join) => join.onRef('s.id', '=', 'b.students_id').onRef('s.epoch', '=', 'b.epoch'))
    .select(['b.box', 'b.due_on', 'b.moved_on', 'b.nb_right', 'b.nb_wrong'])
    .where('b.students_id', '=', studentId);
  if (asked.search) query = query.where(matches('c.search', asked.search));
  if (asked.box) query = query.where('b.box', '=', asked.box);
  if (asked.subject_id) query = query.where('c.matter_id', '=', asked.subject_id);
  const column = asked.order_by === 'displayed_id' ? ('c.displayed_id' as const) : (`b.${asked.order_by}` as const);
  const ordered = query.orderBy(column, asked.order_dir).orderBy('c.displayed_id').orderBy('c.id');
  return { rows: await paged(ordered, asked).execute(), count: await countOf(query) };
}
type CurrentRow = Awaited<ReturnType<typeof listCurrentCards>>['rows'][number];

/** How many cards given so far are in no box of the pupil's yet. */
export async function countWaiting(db: Db, studentId: number): Promise<number> {
  const student = await db
    .selectFrom('students')
    .select(['id', 'epoch', 'classes_id'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow();
  return countOf(
    db.selectFrom(selectGiven(db, student.classes_id).as('g')).where(
      sql<boolean>`not exists (select from cards_students b
          where b.students_id = ${student.id} and b.epoch = ${student.epoch} and b.cards_id = g.cards_id)`,
    ),
  );
}

export const presentCurrentCard = (row: CurrentRow) => ({
  cards_id: row.id,
  displayed_id: row.displayed_id,
  front_side: presentFront(row),
  subject: { id: row.matter_id, name: row.matter_name },
  box: row.box,
  due_on: row.due_on,
  moved_on: row.moved_on,
  nb_right: row.nb_right,
  nb_wrong: row.nb_wrong,
});
