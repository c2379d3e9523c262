import type { ClassLevel } from '@memocartes/contract/levels/levels';

import { useMyClasses } from '../../assign/useMyClasses.ts';

/** Level of the pack's class. Undefined without a class: the cards of all the teacher's levels then come first. */
export function useClassLevel(classId: number | null): ClassLevel | undefined {
  const classes = useMyClasses().data ?? [];
  return classes.find(({ id }) => id === classId)?.level;
}
