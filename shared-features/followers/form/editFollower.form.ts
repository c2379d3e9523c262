import type { UpdateUser, User } from '@memocartes/contract/users/users.routes';

import { type FollowerValues, noFollower, type Relation } from './follower.form.ts';

type Link = User['student'][number];

/** A follower as the form shows them; `link` is how they are related to the student of the page. */
export const followerValues = ({ authentication: account, phone }: User, link: Link | undefined): FollowerValues => ({
  ...noFollower,
  email: account.email ?? '',
  lastname: account.lastname,
  firstname: account.firstname,
  phone: phone ?? '',
  relation: (link?.relation as Relation | undefined) ?? null,
  relation_other: link?.relation_other ?? '',
});

/** Request body of the person. */
export const toPersonChanges = ({ lastname, firstname, phone, email }: FollowerValues): UpdateUser => ({
  lastname: lastname.trim(),
  firstname: firstname.trim(),
  phone: phone.trim(),
  email: email.trim().toLowerCase(),
});
