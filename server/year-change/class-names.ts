import type { ClassLevel } from '@memocartes/contract/levels/levels';

import { plain } from '../text/plain.ts';

type Renamed = { id: number; name: string; level: ClassLevel; levelAfter: ClassLevel };

const keyOf = (name: string) => plain(name) || name;

/** Replaces the level in a class name: « CE1 A » → « CE2 A ». */
const raisedName = ({ name, level, levelAfter }: Renamed) =>
  level === levelAfter ? name : name.replace(new RegExp(`(?<!\\p{L})${level}(?!\\p{L}|\\d)`, 'iu'), levelAfter);

type Renaming = { id: number; /** The current name. */ name: string; newName: string };

/**
 * Names of a school's classes after renaming several at once. A class whose new name is already used keeps its current
 * name, which can cause further conflicts in turn [year.undo-names].
 * @param foldName maps equal names to the same key
 */
export function renameAll(classes: readonly Renaming[], foldName: (name: string) => string): Map<number, string> {
  const names = new Map(classes.map(({ id, newName }) => [id, newName]));
  for (;;) {
    const holders = Map.groupBy(classes, ({ id }) => foldName(names.get(id)!));
    const conflicting = [...holders.values()].filter((group) => group.length > 1).flat();
    const toRevert = conflicting.filter(({ id, name }) => names.get(id) !== name);
    if (!toRevert.length) return names;
    for (const { id, name } of toRevert) names.set(id, name);
  }
}

/** Class names after raising the level. */
export const namesAfter = (classes: readonly Renamed[]): Map<number, string> =>
  renameAll(
    classes.map((class_) => ({ id: class_.id, name: class_.name, newName: raisedName(class_) })),
    keyOf,
  );
