import type { Join } from '../join-permissions/join-permissions.ts';
import { one } from '../join-permissions/join-permissions.ts';
import { findLearningClass } from '../visibility/learning-class.ts';
import { findPack } from './packs.queries.ts';

/** Joins of packs with classes. */
export const packClass = {
  pack: { find: one(findPack), action: 'pack:view' },
  class: { find: one(findLearningClass), action: 'pack:assign' },
} satisfies Join;
