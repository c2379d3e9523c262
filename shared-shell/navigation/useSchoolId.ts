import { mayEver } from '@memocartes/contract/permissions/permissions';
import { useLocation } from 'react-router-dom';

import { useMe } from '../session/session.tsx';
import { useIdParam } from './useIdParam.ts';

/** Paths of screens about one school; on other paths the id is that of a class or a student, for example. */
const schoolPath = /^\/(?:superadmin\/)?schools\//i;

/**
 * Id of the school that a screen is about. For a superadmin, the id in the address of a screen about one school, else
 * undefined; for others, their school.
 */
export function useSchoolId(): number | undefined {
  const me = useMe();
  const id = useIdParam();
  const { pathname } = useLocation();
  if (!mayEver(me, 'school:list')) return me.schoolId ?? undefined;
  return schoolPath.test(pathname) ? id : undefined;
}
