import { type Level, levels } from '@memocartes/contract/people/people';

import { useMyClasses } from '../packs/useMyClasses.ts';

/** Level of the class that a pack is for, else of the first of my classes; undefined for a class of several levels. */
export function useUsualLevel(classId: number | null): Level | undefined {
  const classes = useMyClasses().data ?? [];
  const class_ = classes.find(({ id }) => id === classId) ?? classes[0];
  return levels.find((level) => level === class_?.level);
}
