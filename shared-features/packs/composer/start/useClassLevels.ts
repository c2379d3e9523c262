import { type ClassLevel, taughtLevels } from '@memocartes/contract/levels/levels';

import { useMyClasses } from '../../assign/useMyClasses.ts';

/** Levels of the pack's class. Undefined without a class: the cards of all the teacher's levels then come first. */
export function useClassLevels(classId: number | null): readonly ClassLevel[] | undefined {
  const class_ = useMyClasses().data?.find(({ id }) => id === classId);
  return class_ && taughtLevels(class_);
}
