import type { YearChoices } from '@memocartes/contract/year-change/year-change.routes';
import { useMemo, useState } from 'react';

type ClassPlan = NonNullable<YearChoices['classes']>[number];
/** The choices for a class; an omitted field keeps the earlier choice. */
export type ClassChange = Omit<ClassPlan, 'id'>;

const byId = (a: ClassPlan, b: ClassPlan) => a.id - b.id;

/**
 * The choices of a year change: the repeating students, what happens to each class, and the next class of the students
 * who leave it.
 */
export function useYearChoices() {
  const [repeaters, setRepeaters] = useState<readonly number[]>([]);
  const [classes, setClasses] = useState<readonly ClassPlan[]>([]);
  const choices = useMemo(() => ({ repeaters: [...repeaters], classes: [...classes] }), [repeaters, classes]);
  return {
    choices,
    dirty: repeaters.length + classes.length > 0,
    restore: (draft: Partial<typeof choices>) => {
      setRepeaters(draft.repeaters ?? []);
      setClasses(draft.classes ?? []);
    },
    isRepeating: (id: number) => repeaters.includes(id),
    setRepeating: (id: number, isRepeating: boolean) =>
      setRepeaters((ids) => [...ids.filter((item) => item !== id), ...(isRepeating ? [id] : [])].sort((a, b) => a - b)),
    choose: (id: number, change: ClassChange) =>
      setClasses((previous) =>
        [
          ...previous.filter((item) => item.id !== id),
          { ...previous.find((item) => item.id === id), ...change, id },
        ].sort(byId),
      ),
  };
}
