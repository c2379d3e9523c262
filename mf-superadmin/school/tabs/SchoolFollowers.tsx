import type { School } from '@memocartes/contract/schools/schools.routes';
import { FollowersList } from '@memocartes/shared-features/followers/list';

/** Who is close to the students of the school. */
export const SchoolFollowers = ({ school }: { readonly school: School }) => (
  <FollowersList embedded schoolId={school.id} />
);
