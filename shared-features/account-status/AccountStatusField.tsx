import { type AccountStatus, accountStatuses } from '@memocartes/contract/people/people';
import { SelectField } from '@memocartes/shared-ui/fields';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type FieldProps = Omit<ComponentProps<typeof SelectField<AccountStatus>>, 'label' | 'options'>;

/** The status of an account, chosen. */
export function AccountStatusField(props: FieldProps) {
  const { t } = useTranslation('accountStatus');
  const options = accountStatuses.map((value) => ({ value, label: t(value) }));
  return <SelectField {...props} label={t('status')} options={options} />;
}

type FilterProps = {
  readonly value: AccountStatus | undefined;
  readonly onChange: (status: AccountStatus | null) => void;
};

/** Narrows a list of people to one status. */
export function AccountStatusFilter({ value, onChange }: FilterProps) {
  const { t } = useTranslation('accountStatus');
  return <AccountStatusField name="status" placeholder={t('all')} value={value ?? null} onChange={onChange} />;
}
