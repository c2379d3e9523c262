import type { ClassChoice } from '@memocartes/contract/year-change/year-change';
import { useMemo, useState } from 'react';

/** What a manager chooses for the year change: who repeats, and what becomes of each class. */
export function useYearChoices() {
  const [repeaters, setRepeaters] = useState<readonly number[]>([]);
  const [classes, setClasses] = useState<readonly { id: number; choice: ClassChoice }[]>([]);
  const choices = useMemo(() => ({ repeaters: [...repeaters], classes: [...classes] }), [repeaters, classes]);
  return {
    choices,
    isRepeating: (id: number) => repeaters.includes(id),
    repeat: (id: number, yes: boolean) =>
      setRepeaters((ids) => [...ids.filter((one) => one !== id), ...(yes ? [id] : [])].sort((a, b) => a - b)),
    choose: (id: number, choice: ClassChoice) =>
      setClasses((known) => [...known.filter((one) => one.id !== id), { id, choice }].sort((a, b) => a.id - b.id)),
  };
}
