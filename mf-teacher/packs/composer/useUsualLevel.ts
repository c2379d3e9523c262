import type { ClassLevel } from '@memocartes/contract/people/people';

import { useMyClasses } from '../assign/useMyClasses.ts';

/** Level of the class that a pack is for; undefined without one: the levels of all my classes then come first. */
export function useUsualLevel(classId: number | null): ClassLevel | undefined {
  const classes = useMyClasses().data ?? [];
  return classes.find(({ id }) => id === classId)?.level;
}
