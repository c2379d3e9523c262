import { maxLength } from '@memocartes/contract/fields/lengths';
import { fieldOf, type FormLike, PhoneField, TextField } from '@memocartes/shared-ui/fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { FollowerValues } from './follower.form.ts';

type Props = {
  readonly form: FormLike<FollowerValues>;
  /** The relationship field, if the form is about a single student. */
  readonly relation?: ReactNode;
};

/**
 * Fields for names and phone of a follower, and for the relationship; not for the e-mail address [followers.required]
 * [followers.phone].
 */
export function FollowerFields({ form, relation }: Props) {
  const { t } = useTranslation('followerForm');
  return (
    <>
      <TextField {...fieldOf(form, 'lastname')} label={t('lastname')} required maxLength={maxLength.personName} />
      <TextField {...fieldOf(form, 'firstname')} label={t('firstname')} required maxLength={maxLength.personName} />
      {relation}
      <PhoneField {...fieldOf(form, 'phone')} label={t('phoneLabel')} required autoComplete="off" />
    </>
  );
}
