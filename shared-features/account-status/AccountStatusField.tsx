import {
  type AccountStatus,
  accountStatuses,
  type PersonStatus,
  personStatuses,
} from '@memocartes/contract/people/people';
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
  readonly value: PersonStatus | undefined;
  readonly onChange: (status: PersonStatus | null) => void;
};

/** Narrows a list of people to one status; those who were not invited yet have their own. */
export function PersonStatusFilter({ value, onChange }: FilterProps) {
  const { t } = useTranslation('accountStatus');
  return (
    <SelectField
      name="status"
      label={t('status')}
      placeholder={t('all')}
      value={value ?? null}
      options={personStatuses.map((status) => ({ value: status, label: t(status) }))}
      onChange={onChange}
    />
  );
}
