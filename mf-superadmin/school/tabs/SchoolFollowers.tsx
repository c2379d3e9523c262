import type { School } from '@memocartes/contract/schools/schools.routes';
import { FollowersList } from '@memocartes/shared-features/followers/list';

/** Followers of the school's students. */
export const SchoolFollowers = ({ school }: { readonly school: School }) => (
  <FollowersList embedded schoolId={school.id} />
);
