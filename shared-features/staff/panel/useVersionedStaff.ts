import { withCapitalisedNames } from '@memocartes/contract/fields/names';
import type { User } from '@memocartes/contract/users/users.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { type ConflictField, type Versioned, versionedBy } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import { type StaffValues, staffValues } from '../form/staff.form.ts';

const valuesOf = (user: User) => staffValues(user);

/** The member of staff that a form edits, with the fields to choose between on a version conflict. */
export function useVersionedStaff(user: User | undefined): Versioned<StaffValues> | undefined {
  const { t } = useTranslation(['staffPanel', 'accountStatus']);
  const dates = useDates();
  const fields: ConflictField<StaffValues>[] = [
    { name: 'firstname', label: t('firstname') },
    { name: 'lastname', label: t('lastname') },
    { name: 'email', label: t('email') },
    { name: 'phone', label: t('phone') },
    { name: 'status', label: t('accountStatus:status'), show: ({ status }) => status && t(`accountStatus:${status}`) },
    {
      name: 'date_subscription',
      label: t('subscription'),
      show: ({ date_subscription: day }) => day && dates.day(day),
    },
    {
      name: 'date_expiration',
      label: t('expiration'),
      show: ({ date_expiration: day }) => (day ? dates.day(day) : t('noEnd')),
    },
  ];
  return user && versionedBy(user, valuesOf, fields, withCapitalisedNames);
}
