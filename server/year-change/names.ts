import type { ClassLevel } from '@memocartes/contract/people/people';
import { plain } from '../text/plain.ts';

type Renamed = { id: number; name: string; level: ClassLevel; levelAfter: ClassLevel };

const keyOf = (name: string) => plain(name) || name;

/** The level as a word of the name: « CE1 A » → « CE2 A ». */
const wanted = ({ name, level, levelAfter }: Renamed) =>
  level === levelAfter ? name : name.replace(new RegExp(`(?<!\\p{L})${level}(?!\\p{L}|\\d)`, 'iu'), levelAfter);

/**
 * Names of classes after raising their level. If a new name conflicts with another class's, the class keeps its old name, which may
 * cause further conflicts in turn.
 */
export function namesAfter(classes: readonly Renamed[]): Map<number, string> {
  const names = new Map(classes.map((class_) => [class_.id, wanted(class_)]));
  for (;;) {
    const holders = Map.groupBy(classes, ({ id }) => keyOf(names.get(id)!));
    const disputed = [...holders.values()].filter((group) => group.length > 1).flat();
    const backed = disputed.filter(({ id, name }) => names.get(id) !== name);
    if (!backed.length) return names;
    for (const { id, name } of backed) names.set(id, name);
  }
}
