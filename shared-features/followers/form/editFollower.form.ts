import { normalizeEmail } from '@memocartes/contract/fields/email';
import type { UpdateUser, User } from '@memocartes/contract/users/users.routes';
import { object } from 'yup';

import { personRules } from '../../field-rules/index.ts';
import {
  type FollowerTexts,
  type FollowerValues,
  noFollower,
  personFields,
  type Relation,
  relationFields,
} from './follower.form.ts';

/**
 * Validation of an edit: the person if editable, the relationship if the form is about a single student. The address
 * is not required [followers.email].
 */
export const editSchema = (
  t: FollowerTexts,
  { editsPerson, editsRelationship }: { readonly editsPerson: boolean; readonly editsRelationship: boolean },
) =>
  object({
    ...(editsPerson && { ...personFields(t), email: personRules(t).optionalEmail }),
    ...(editsRelationship && relationFields(t)),
  });

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
  email: normalizeEmail(email),
});
