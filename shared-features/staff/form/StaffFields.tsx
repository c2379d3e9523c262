import { staffRoles } from '@memocartes/contract/permissions/roles';
import { isEmailEditable } from '@memocartes/contract/users/email-editable';
import type { User } from '@memocartes/contract/users/users.routes';
import { useCan, useMe, useRoleLabel } from '@memocartes/shared-shell/session';
import { DateField, fieldOf, SelectField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import type { useEmailTaken } from '../../account/email/index.ts';
import { PersonFields } from '../../account/person/index.ts';
import { AccountStatusField } from '../../account/status/index.ts';
import { FormPart } from '../../panel-form/index.ts';
import { earliestAccessEnd, earliestEnd, staffSubject, type StaffValues } from './staff.form.ts';

type Props = {
  readonly form: FormikProps<StaffValues>;
  readonly user: User | undefined;
  /** Whether the school is an independent teacher's; the role is then always teacher. */
  readonly isIndependent: boolean;
  readonly email: ReturnType<typeof useEmailTaken>;
};

/** A person's identity, role and status [staff.role] [accounts.email-read-only]. */
export function StaffFields({ form, user, isIndependent, email }: Props) {
  const { t } = useTranslation('staffPanel');
  const me = useMe();
  const label = useRoleLabel();
  const can = useCan();
  const setsStatus = !!user && can('account:set-status', staffSubject(user)) && user.authentications_id !== me.id;

  return (
    <>
      <PersonFields
        form={form}
        label={(field) => t(field)}
        email={email}
        isNew={!user}
        isEmailReadOnly={!!user && !isEmailEditable(user.authentication)}
        isPhoneRequired
      />
      <SelectField
        {...fieldOf(form, 'role')}
        label={t('role')}
        required
        readOnly={!!user || isIndependent}
        options={staffRoles.map((value) => ({ value, label: label(value) }))}
      />
      {user && <AccountStatusField {...fieldOf(form, 'status')} required readOnly={!setsStatus} />}
    </>
  );
}

/** Start and end of an independent teacher's offer [permissions.master-offer]. */
export function SubscriptionFields({ form }: { readonly form: FormikProps<StaffValues> }) {
  const { t } = useTranslation('staffPanel');
  const readOnly = !useCan()('account:set-status');
  return (
    <FormPart title={t('offer')}>
      <DateField {...fieldOf(form, 'date_subscription')} label={t('subscription')} required readOnly={readOnly} />
      <DateField
        {...fieldOf(form, 'date_expiration')}
        label={t('expiration')}
        hint={t('expirationHint')}
        min={earliestEnd(form.values)}
        readOnly={readOnly}
      />
    </FormPart>
  );
}

/** Field for the last day of a teacher's access, for example a substitute's [staff.end]. */
export function AccessEndField({ form }: { readonly form: FormikProps<StaffValues> }) {
  const { t } = useTranslation('staffPanel');
  return (
    <DateField
      {...fieldOf(form, 'date_expiration')}
      label={t('accessEnd')}
      hint={t('accessEndHint')}
      min={earliestAccessEnd(form.values)}
    />
  );
}
