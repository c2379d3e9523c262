import { isEmailEditable } from '@memocartes/contract/users/email-editable';
import type { User } from '@memocartes/contract/users/users.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { fieldOf, type FormLike, TextField } from '@memocartes/shared-ui/fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { emailLink, phoneLink } from '../../panel-form/contactLinks.tsx';
import { DescriptionList } from '../../panel-form/index.ts';
import type { FollowerValues } from './follower.form.ts';
import { FollowerFields } from './FollowerFields.tsx';

type Props = {
  readonly follower: User;
  readonly form: FormLike<FollowerValues>;
  /** The relationship, shown between the names and the phone. */
  readonly relation: ReactNode;
};

/** Fields for names, relationship, phone and e-mail of a follower [accounts.email-read-only]. */
export function Identity({ follower, form, relation }: Props) {
  const { t } = useTranslation('followerPanel');
  const { email } = follower.authentication;
  const isReadOnly = !isEmailEditable(follower.authentication);
  const hint = isReadOnly ? 'emailFixed' : 'emailUndelivered';
  return (
    <>
      {follower.is_incomplete && <Banner tone="warning">{t('completeHint')}</Banner>}
      <FollowerFields form={form} relation={relation} />
      <TextField
        {...fieldOf(form, 'email')}
        type="email"
        icon="mail"
        label={t('email')}
        readOnly={isReadOnly}
        hint={email ? t(hint) : undefined}
      />
    </>
  );
}

/** Names, phone and e-mail, read-only because the follower also belongs to another school [followers.identity]. */
export function SharedIdentity({ follower: { authentication, phone } }: Pick<Props, 'follower'>) {
  const { t } = useTranslation('followerPanel');
  const { lastname, firstname, email } = authentication;
  return (
    <>
      <Banner>{t('shared')}</Banner>
      <DescriptionList
        items={[
          [t('lastname'), lastname],
          [t('firstname'), firstname],
          [t('phone'), phoneLink(phone)],
          [t('email'), emailLink(email)],
        ]}
      />
    </>
  );
}
