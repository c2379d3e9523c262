import { FollowersList } from '@memocartes/shared-features/followers/list';

/** `/schools/followers`: the followers of a teacher who administers their school alone. */
export default function FollowersPage() {
  return <FollowersList />;
}
