import { FollowersList } from '@memocartes/shared-features/followers/list';
import { ImportAdults } from '@memocartes/shared-features/imports/buttons';

/** `/schools/followers`: the followers of the school's students. */
export default function FollowersPage() {
  return <FollowersList actions={<ImportAdults kind="FOLLOWERS" />} />;
}
