import type { Proof } from '@memocartes/contract/auth/auth.routes';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CodeField, useNeedsCode } from './CodeField.tsx';
import { ProofField } from './ProofField.tsx';

type ProofValues = Proof & { readonly code: string };
type Props = {
  readonly intro: string;
  /** Whether a code of the second factor is also required. */
  readonly withCode?: boolean;
  readonly submitLabel: string;
  readonly tone?: 'primary' | 'danger';
  /** Errors that it throws are shown in the form. */
  readonly onProof: (proof: ProofValues) => Promise<void>;
};

/** Asks for proof of identity: the password, if there is one, and the code, if required. */
export function ProofForm({ intro, withCode: isCodeRequired = false, submitLabel, tone = 'primary', onProof }: Props) {
  const { t } = useTranslation('params');
  const failure = useFailure();
  const { has_password: hasPassword } = useMe().authentication;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  // Another tab may have enabled the second factor meanwhile.
  const withCode = useNeedsCode(errors) || isCodeRequired;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const missing = {
      ...(hasPassword && !password && { current_password: t('required') }),
      ...(withCode && !code.trim() && { code: t('required') }),
    };
    setErrors(missing);
    setFailed(undefined);
    if (Object.keys(missing).length > 0 || isBusy) return;
    setIsBusy(true);
    try {
      await onProof({ current_password: hasPassword ? password : undefined, code: code.trim() });
    } catch (thrown) {
      setFailed(failure.toForm(thrown, { setErrors }));
      setCode('');
      setIsBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <p>{intro}</p>
        <ProofField value={password} onChange={setPassword} error={errors['current_password']} />
        {withCode && <CodeField value={code} onChange={setCode} error={errors['code']} />}
        {failed && <Banner tone="danger">{failed}</Banner>}
        <div>
          <Button type="submit" kind={tone} busy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
