import { FollowersList } from '@memocartes/shared-features/followers-list';

/** `/schools/followers`: the families of the manager's school. */
export default function FollowersPage() {
  return <FollowersList />;
}
