import { useGetSecondFactorQuery } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Errors = Readonly<Record<string, string>>;

/**
 * A proof of identity: the password, if there is one, and the code of the second factor, if required. Also contains the
 * errors of its form, which `ProofFields` shows.
 */
export function useProof({ isCodeRequired = false } = {}) {
  const { t } = useTranslation('accountSettings');
  const failure = useFailure();
  const { has_password: hasPassword } = useMe().authentication;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [failed, setFailed] = useState<string>();
  // Another tab may have enabled the second factor meanwhile.
  const withCode = useNeedsCode(errors) || isCodeRequired;

  const showErrors = (shown: Errors) => {
    setErrors(shown);
    setFailed(undefined);
  };

  /** Shows which fields are missing, and the errors of the form's other fields. @returns whether there are none */
  const check = (otherErrors: Errors = {}): boolean => {
    const allErrors = {
      ...otherErrors,
      ...(hasPassword && !password && { current_password: t('required') }),
      ...(withCode && !code.trim() && { code: t('required') }),
    };
    showErrors(allErrors);
    return Object.keys(allErrors).length === 0;
  };

  /** Shows why the server refused, and empties the code, since it can’t be used again. */
  const refuse = (error: unknown) => {
    setFailed(failure.toForm(error, { setErrors }));
    setCode('');
  };

  const values = {
    current_password: password || undefined,
    ...(withCode && { code: code.trim() || undefined }),
  };
  return { password, setPassword, code, setCode, withCode, errors, failed, values, check, refuse, showErrors };
}

export type ProofOfIdentity = ReturnType<typeof useProof>;

/**
 * Whether a code is needed as proof [accounts.sensitive]: if the person has enabled a second factor, or once `errors`
 * has contained an error of the code.
 */
function useNeedsCode(errors: Errors): boolean {
  const mayHave = useCan()('account:second-factor');
  const isEnabled = useGetSecondFactorQuery(undefined, { skip: !mayHave }).data?.is_enabled ?? false;
  const [wasAsked, setWasAsked] = useState(false);
  if (errors['code'] && !wasAsked) setWasAsked(true);
  return isEnabled || wasAsked;
}
