import { maxLength } from '@memocartes/contract/fields/lengths';
import { fieldOf, type FormLike, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import type { useEmailTaken } from './useEmailTaken.ts';

type Props = {
  readonly form: FormLike<{ readonly email: string }>;
  readonly label: string;
  readonly email: ReturnType<typeof useEmailTaken>;
  readonly required: boolean;
  readonly readOnly: boolean;
};

/**
 * Field for the address of an account; on blur, an address already used shows an error [accounts.email-exists].
 */
export function EmailField({ form, label, email, required, readOnly }: Props) {
  const { t } = useTranslation('panelForm');
  const field = fieldOf(form, 'email');
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      icon="mail"
      required={required}
      maxLength={maxLength.email}
      autoComplete="off"
      readOnly={readOnly}
      error={!readOnly && email.isTaken(field.value) ? t('emailTaken') : field.error}
      onBlur={() => {
        field.onBlur();
        if (!readOnly) void email.check(field.value);
      }}
    />
  );
}
