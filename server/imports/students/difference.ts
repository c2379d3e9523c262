import type { ImportDifference, ImportRow } from '@memocartes/contract/imports/imports.routes';
import { fullName, levels } from '@memocartes/contract/people/people';
import type { Level } from '@memocartes/contract/people/people';
import type { findKnown } from './existing-students.queries.ts';
import { byName } from './judge.ts';
import { plain } from '../../text/plain.ts';

export type Known = Awaited<ReturnType<typeof findKnown>>[number];
export type Move = {
  known: Known;
  level: Level | null;
  /** The class's name; null: stays as it is. */ class_: string | null;
};
export type Difference = { moves: Move[]; departures: Known[] };

const isElsewhere = (known: Known, class_: string | null | undefined): class_ is string =>
  !!class_ && plain(class_) !== plain(known.class_ ?? '');

/**
 * What a file says of students who are in the school: who changes class or level, who is back, and whom it does not name. A row that names somebody counts
 * whatever else is wrong with it. Pure.
 */
export function differenceOf(rows: readonly ImportRow[], school: readonly Known[]): Difference {
  const students = byName<Known>();
  for (const one of school) students.add(one);
  const named = new Set<number>();
  const moves: Move[] = [];
  for (const { student, status } of rows) {
    const birthdate = /^\d{4}-/.test(student.birthdate ?? '') ? student.birthdate : null;
    const known = students.find({ ...student, birthdate });
    if (!known || named.has(known.id)) continue;
    named.add(known.id);
    if (status !== 'ALREADY_EXISTS') continue;
    const level = levels.find((one) => one === student.level) ?? null;
    const class_ = isElsewhere(known, student.class_) ? student.class_ : null;
    const isChanged = class_ !== null || (level !== null && level !== known.level) || known.status === 'INACTIVE';
    if (isChanged) moves.push({ known, level: level ?? known.level, class_ });
  }
  return { moves, departures: school.filter(({ id, status }) => status === 'ACTIVE' && !named.has(id)) };
}

/** The difference as it is shown before it is agreed to. */
export const presentDifference = ({ moves, departures }: Difference): ImportDifference => ({
  moves: moves.map(({ known, level, class_ }) => ({
    id: known.id,
    name: fullName(known),
    level: known.level,
    level_after: level,
    class_: known.class_,
    class_after: class_ ?? known.class_,
    is_back: known.status === 'INACTIVE',
  })),
  departures: departures.map((known) => ({ id: known.id, name: fullName(known), class_: known.class_ })),
});
