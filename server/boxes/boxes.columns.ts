import { sql } from 'kysely';
import type { BoxCounts } from '@memocartes/contract/boxes/boxes.routes';

/** Counts over `cards_students as b`, in a query that groups them. */
const perBox = (more: ReturnType<typeof sql>) => sql<BoxCounts>`array[
  count(*) filter (where b.box = 1 ${more}), count(*) filter (where b.box = 2 ${more}),
  count(*) filter (where b.box = 3 ${more}), count(*) filter (where b.box = 4 ${more}),
  count(*) filter (where b.box = 5 ${more})]::int[]`;

/** How many cards in each box. */
export const boxesColumn = perBox(sql``).as('boxes');

/** Where cards stand: how many in each box, how many of them due on `day`, answers so far. */
export const standingColumns = (day: string) =>
  [
    boxesColumn,
    perBox(sql`and b.due_on <= ${day}`).as('due'),
    sql<number>`coalesce(sum(b.nb_right), 0)::int`.as('nb_right'),
    sql<number>`coalesce(sum(b.nb_wrong), 0)::int`.as('nb_wrong'),
  ] as const;

const count = (test: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${test})`;

/** What moved by the latest move of each card, where `test` holds of that move. */
const movedWhere = (test: ReturnType<typeof sql>) =>
  [
    count(sql`${test} and b.box > b.box_before`).as('up'),
    count(sql`${test} and b.box < b.box_before`).as('down'),
    count(sql`${test} and b.box = b.box_before`).as('kept'),
    count(sql`${test} and b.first_on = b.moved_on`).as('started'),
  ] as const;

/** What moved since a day. */
export const movedSince = (day: string) => movedWhere(sql`b.moved_on >= ${day}`);
