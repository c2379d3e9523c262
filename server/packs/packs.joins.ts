import type { Join } from '../join-permissions/join-permissions.ts';
import { byId } from '../join-permissions/join-permissions.ts';
import { findLearningClass } from '../visibility/learning-class.ts';
import { findPack } from './packs.queries.ts';

/** Joins of packs with classes. */
export const packClass = {
  pack: { find: byId(findPack), action: 'pack:view' },
  class: { find: byId(findLearningClass), action: 'pack:assign' },
} satisfies Join;
