import { byId, type Join } from '../join-permissions/join-permissions.ts';
import { findLearningClass } from '../visibility/learning-class.ts';
import { findPack } from './packs.queries.ts';

/** Permissions that assigning a pack to a class requires on both [permissions.packs]. */
export const packClass = {
  pack: { find: byId(findPack), action: 'pack:view' },
  class: { find: byId(findLearningClass), action: 'pack:assign' },
} satisfies Join;
