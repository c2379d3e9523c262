import type { UpdateUser, User } from '@memocartes/contract/users/users.routes';

import { type FollowerValues, noFollower, type Relation } from './follower.form.ts';

type Link = User['student'][number];

/** Form values of a follower; `link` is the relationship that the form edits, if any. */
export const followerValues = ({ authentication: account, phone }: User, link: Link | undefined): FollowerValues => ({
  ...noFollower,
  email: account.email ?? '',
  lastname: account.lastname,
  firstname: account.firstname,
  phone: phone ?? '',
  relation: (link?.relation as Relation | undefined) ?? null,
  relation_other: link?.relation_other ?? '',
});

/** Request body that updates the person. */
export const toPersonChanges = ({ lastname, firstname, phone, email }: FollowerValues): UpdateUser => ({
  lastname: lastname.trim(),
  firstname: firstname.trim(),
  phone: phone.trim(),
  email: email.trim().toLowerCase(),
});
