import { ImportPeople } from '@memocartes/shared-features/imports/buttons';
import { FollowersList } from '@memocartes/shared-features/followers/list';

/** `/schools/followers`: the followers of the school's students. */
export default function FollowersPage() {
  return <FollowersList actions={<ImportPeople kind="FOLLOWERS" />} />;
}
