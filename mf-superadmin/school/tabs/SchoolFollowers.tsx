import type { School } from '@memocartes/contract/schools/schools.routes';
import { FollowersList } from '@memocartes/shared-features/followers/list';

/** Followers of the school's students. */
export function SchoolFollowers({ school }: { readonly school: School }) {
  return <FollowersList embedded schoolId={school.id} />;
}
