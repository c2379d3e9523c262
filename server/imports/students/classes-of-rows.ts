import type { ImportClass, ImportRow } from '@memocartes/contract/imports/imports.routes';
import { type ClassLevel, classLevels, levels } from '@memocartes/contract/levels/levels';

import { plain } from '../../text/plain.ts';

/** An existing class of the school. */
export type ExistingClass = { id: number; name: string; level: ClassLevel };

export type PlacedRows = { rows: ImportRow[]; classes: ImportClass[] };

const keyOf = (name: string) => plain(name) || name.trim().toLowerCase();

/**
 * Level of a class: that of its students. For several levels, the mixed level that contains all of them, else the most
 * frequent one. If no student has a level, the level in the name of the class.
 */
function levelOf(name: string, rows: readonly ImportRow[]): ClassLevel | null {
  const counts = new Map<string, number>();
  for (const { student } of rows) if (student.level) counts.set(student.level, (counts.get(student.level) ?? 0) + 1);
  const studentLevels = [...counts.keys()];
  const mixed = classLevels.find(
    (item) => item.includes('/') && studentLevels.every((level) => item.split('/').includes(level)),
  );
  if (studentLevels.length > 1 && mixed) return mixed;
  const [mainLevel] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const words = keyOf(name).toUpperCase().split(' ');
  return levels.find((level) => level === mainLevel) ?? levels.find((level) => words.includes(level)) ?? null;
}

/**
 * Finds the class of each row by its name, ignoring case, accents and punctuation. Also returns the classes of the
 * rows; a missing class has the level to create it with [import.class-by-name].
 * @param movedLines lines of existing students whom the file moves
 */
export function placeRows(
  rows: readonly ImportRow[],
  schoolClasses: readonly ExistingClass[],
  movedLines: ReadonlySet<number>,
): PlacedRows {
  const existing = new Map(schoolClasses.map((class_) => [keyOf(class_.name), class_]));
  const groups = new Map<string, { name: string; rows: ImportRow[] }>();
  for (const row of rows) {
    const { class_ } = row.student;
    if ((row.status !== 'OK' && row.status !== 'ALREADY_EXISTS') || !class_) continue;
    const group = groups.get(keyOf(class_));
    if (group) group.rows.push(row);
    else groups.set(keyOf(class_), { name: existing.get(keyOf(class_))?.name ?? class_, rows: [row] });
  }
  const classes = [...groups].map(([key, { name, rows: classRows }]) => {
    const class_ = existing.get(key);
    const level = class_ ? class_.level : levelOf(name, classRows);
    const nb_students = classRows.filter(({ status }) => status === 'OK').length;
    const nb_moved = classRows.filter(({ line }) => movedLines.has(line)).length;
    return { id: class_?.id ?? null, name, level, nb_students, nb_moved };
  });
  return {
    rows: rows.map((row) => placeRow(row, existing, groups)),
    classes: classes.filter(({ nb_students, nb_moved }) => nb_students || nb_moved),
  };
}

/** Adds the `place` to a row, and spells its class as the school does. A new class is spelt as in its first row. */
function placeRow(
  row: ImportRow,
  existing: Map<string, ExistingClass>,
  groups: Map<string, { name: string }>,
): ImportRow {
  const { class_ } = row.student;
  if (!class_) return { ...row, place: 'NONE' };
  const schoolClass = existing.get(keyOf(class_));
  const name = schoolClass?.name ?? groups.get(keyOf(class_))?.name ?? class_;
  return { ...row, student: { ...row.student, class_: name }, place: schoolClass ? 'EXISTING' : 'NEW' };
}
