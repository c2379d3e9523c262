import type { Pack } from '@memocartes/contract/packs/packs.routes';
import type { Subject } from '@memocartes/contract/permissions/permissions';

/** A pack as the permission table checks it. */
export const packSubject = (pack: Pick<Pack, 'schools_id' | 'authentications_id'>): Subject => ({
  schoolId: pack.schools_id,
  authorId: pack.authentications_id,
});
