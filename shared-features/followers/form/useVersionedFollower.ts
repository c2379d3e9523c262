import { withCapitalisedNames } from '@memocartes/contract/fields/names';
import type { User } from '@memocartes/contract/users/users.routes';
import { type ConflictField, type Versioned, versionedBy } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import type { FollowerValues } from './follower.form.ts';

/** The follower that a form edits, with the fields to choose between on a version conflict. */
export function useVersionedFollower(
  follower: User,
  valuesOf: (follower: User) => FollowerValues,
): Versioned<FollowerValues> {
  const { t } = useTranslation('followerForm');
  const fields: ConflictField<FollowerValues>[] = [
    { name: 'email', label: t('emailLabel') },
    { name: 'lastname', label: t('lastname') },
    { name: 'firstname', label: t('firstname') },
    { name: 'relation', label: t('relation'), show: ({ relation }) => relation && t(`relations.${relation}`) },
    { name: 'relation_other', label: t('relationOther') },
    { name: 'phone', label: t('phoneLabel') },
  ];
  return versionedBy(follower, valuesOf, fields, withCapitalisedNames);
}
