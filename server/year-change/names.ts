import type { ClassLevel } from '@memocartes/contract/levels/levels';

import { plain } from '../text/plain.ts';

type Renamed = { id: number; name: string; level: ClassLevel; levelAfter: ClassLevel };

const keyOf = (name: string) => plain(name) || name;

/** Replaces the level in a class name: « CE1 A » → « CE2 A ». */
const raisedName = ({ name, level, levelAfter }: Renamed) =>
  level === levelAfter ? name : name.replace(new RegExp(`(?<!\\p{L})${level}(?!\\p{L}|\\d)`, 'iu'), levelAfter);

/**
 * Class names after raising the level. A class whose new name is already used keeps its old name, which can cause further conflicts in
 * turn.
 */
export function namesAfter(classes: readonly Renamed[]): Map<number, string> {
  const names = new Map(classes.map((class_) => [class_.id, raisedName(class_)]));
  for (;;) {
    const holders = Map.groupBy(classes, ({ id }) => keyOf(names.get(id)!));
    const conflicting = [...holders.values()].filter((group) => group.length > 1).flat();
    const toRevert = conflicting.filter(({ id, name }) => names.get(id) !== name);
    if (!toRevert.length) return names;
    for (const { id, name } of toRevert) names.set(id, name);
  }
}
