import { FollowersList } from '@memocartes/shared-features/followers/list';

/** `/schools/followers`: the followers of an independent teacher's students. */
export default function FollowersPage() {
  return <FollowersList />;
}
