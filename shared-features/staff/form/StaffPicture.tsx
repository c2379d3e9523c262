import type { User } from '@memocartes/contract/users/users.routes';
import { useCan } from '@memocartes/shared-shell/session';

import { AvatarField, useUserAvatar } from '../../account/avatar/index.ts';
import { staffSubject } from './staff.form.ts';

/** The picture of a member of staff, saved immediately and not with the form. */
export function StaffPicture({ user }: { readonly user: User }) {
  const can = useCan();
  const { firstname, lastname } = user.authentication;
  const actions = useUserAvatar({ id: user.id, avatar: user.avatar, firstname, lastname });
  const canEdit = can('user:avatar', staffSubject(user));
  return <AvatarField {...actions} person={user.authentication} avatar={user.avatar} canEdit={canEdit} />;
}
