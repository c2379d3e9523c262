import type { Pack } from '@memocartes/contract/packs/packs.routes';
import type { Subject } from '@memocartes/contract/permissions/permissions';

/** The fields of a pack that permission checks use. */
export const packSubject = (pack: Pick<Pack, 'schools_id' | 'authentications_id'>): Subject => ({
  schoolId: pack.schools_id,
  authorId: pack.authentications_id,
});
