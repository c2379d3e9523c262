import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { PasswordField, TextField } from '@memocartes/shared-ui/fields';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { emailError } from '../public-page/emailError.ts';
import { resetAddress } from './resetAddress.ts';
import type { SecondStepKind } from './second-step/SecondStep.tsx';
import { sendCredentials } from './sendCredentials.ts';
import { StaySignedIn } from './StaySignedIn.tsx';

type Errors = { readonly email?: string; readonly password?: string };

type Props = {
  readonly onStep: (kind: SecondStepKind) => void;
  /** Called when the sign-in fails. */
  readonly onRefused: () => void;
};

/**
 * Sign-in with an address and a password; a refusal shows the reason [accounts.wrong-credentials] [accounts.refused]
 * [accounts.disabled] [accounts.expired] [accounts.school-closed] [accounts.banned] [accounts.lock-out].
 */
export function SignInForm({ onStep, onRefused }: Props) {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [staysSignedIn, setStaysSignedIn] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const check = (): Errors => {
    const wrongEmail = emailError(t, email);
    return { ...(wrongEmail && { email: wrongEmail }), ...(!password && { password: t('required') }) };
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const newErrors = check();
    setErrors(newErrors);
    setRefusal(undefined);
    if (Object.keys(newErrors).length > 0 || busy) return;
    setBusy(true);
    try {
      await sendCredentials({ email: email.trim(), password, ...(staysSignedIn && { stay_signed_in: true }) }, onStep);
    } catch (thrown) {
      setRefusal(failure.toForm(thrown, { setErrors }));
      onRefused();
      setBusy(false);
    }
  };

  return (
    <form className="pb-form" onSubmit={(event) => void submit(event)} noValidate aria-label={t('signIn.byEmail')}>
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <TextField
        name="email"
        type="email"
        label={t('signIn.email')}
        value={email}
        onChange={setEmail}
        error={errors.email}
        autoComplete="username"
        required
      />
      <PasswordField
        name="password"
        label={t('signIn.password')}
        value={password}
        onChange={setPassword}
        error={errors.password}
        required
      />
      <StaySignedIn value={staysSignedIn} onChange={setStaysSignedIn} />
      <div className="pb-actions">
        <Button type="submit" busy={busy}>
          {t('signIn.submit')}
        </Button>
        <TextLink to={resetAddress(email.trim())}>{t('signIn.forgotten')}</TextLink>
      </div>
    </form>
  );
}
