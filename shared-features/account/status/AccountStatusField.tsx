import { type AccountStatus, accountStatuses } from '@memocartes/contract/users/account-status';
import { SelectField } from '@memocartes/shared-ui/fields';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type FieldProps = Omit<ComponentProps<typeof SelectField<AccountStatus>>, 'label' | 'options'>;

/** Select field for the status of an account [accounts.status]. */
export function AccountStatusField(props: FieldProps) {
  const { t } = useTranslation('accountStatus');
  const options = accountStatuses.map((value) => ({ value, label: t(value) }));
  return <SelectField {...props} label={t('status')} options={options} />;
}
