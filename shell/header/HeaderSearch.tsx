import { useCan } from '@memocartes/shared-shell/session';
import { useLazy } from '@memocartes/shared-ui/lazy';
import { useMobile } from '@memocartes/shared-ui/theme';

// Followers have no search, so they don't load it.
const loadSchoolSearch = async () => ({ default: (await import('./searches.tsx')).SchoolSearch });
const loadStudentSearch = async () => ({ default: (await import('./searches.tsx')).StudentSearch });

/** Searches schools for superadmins, students for school staff on large screens [interface.header-search]. */
export function HeaderSearch() {
  const can = useCan();
  const mobile = useMobile();
  const ofSchools = can('school:list');
  const isShown = ofSchools || (can('student:list') && !mobile);
  const { Component: Search } = useLazy(ofSchools ? loadSchoolSearch : loadStudentSearch, isShown);
  if (!isShown) return null;
  return Search ? <Search /> : <div className="sh-head__search" />;
}
