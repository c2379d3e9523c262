import { useGetSecondFactorQuery } from '@memocartes/shared-api/auth.api';
import { useCan } from '@memocartes/shared-shell/session';
import { TextField } from '@memocartes/shared-ui/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
};

/** A code of the second factor, as proof of identity. */
export function CodeField({ value, onChange, error }: Props) {
  const { t } = useTranslation('params');
  return (
    <TextField
      name="code"
      label={t('proof.code')}
      value={value}
      onChange={onChange}
      error={error}
      autoComplete="one-time-code"
      maxLength={20}
      spellCheck={false}
      required
    />
  );
}

/**
 * Whether a code is needed as proof [accounts.sensitive]. It is if the person has enabled a second factor, and after
 * `errors` has contained an error of the code.
 */
export function useNeedsCode(errors: Readonly<Record<string, string>>): boolean {
  const mayHave = useCan()('account:second-factor');
  const isEnabled = useGetSecondFactorQuery(undefined, { skip: !mayHave }).data?.is_enabled ?? false;
  const [wasAsked, setWasAsked] = useState(false);
  if (errors['code'] && !wasAsked) setWasAsked(true);
  return isEnabled || wasAsked;
}
