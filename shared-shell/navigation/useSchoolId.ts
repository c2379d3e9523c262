import { mayEver } from '@memocartes/contract/permissions/permissions';

import { useMe } from '../session/session.tsx';
import { useIdParam } from './useIdParam.ts';

/**
 * The school that a screen is about: that of the address when a super administrator browses one, otherwise the person's
 * own (specification §2.6).
 */
export function useSchoolId(): number | undefined {
  const me = useMe();
  const id = useIdParam();
  return mayEver(me, 'school:list') ? id : (me.schoolId ?? undefined);
}
