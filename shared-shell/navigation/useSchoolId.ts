import { mayEver } from '@memocartes/contract/permissions/permissions';
import { useLocation } from 'react-router-dom';

import { useMe } from '../session/session.tsx';
import { useIdParam } from './useIdParam.ts';

/** Paths of screens about one school; elsewhere the id in the address is a class or a student. */
const ofASchool = /^\/(?:superadmin\/)?schools\//i;

/**
 * The school that a screen is about: for a superadmin that of the address, if it has one; for others their own.
 */
export function useSchoolId(): number | undefined {
  const me = useMe();
  const id = useIdParam();
  const { pathname } = useLocation();
  if (!mayEver(me, 'school:list')) return me.schoolId ?? undefined;
  return ofASchool.test(pathname) ? id : undefined;
}
