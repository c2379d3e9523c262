import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { SignInResult, TicketResponse } from '@memocartes/contract/auth/auth.routes';
import { checkPassword, type PasswordErrors, PasswordRules } from '@memocartes/shared-features/account/password';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { PasswordField } from '@memocartes/shared-ui/fields';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { forgetTicket } from '../boot/ticket.ts';
import { send } from '../http/send.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { leaveTo } from '../session/leaveTo.ts';
import { LazySecondStep } from '../sign-in/second-step/LazySecondStep.tsx';
import { openPortal } from '../sign-in/second-step/openPortal.ts';
import type { SecondStepKind } from '../sign-in/second-step/SecondStep.tsx';
import { StaySignedIn } from '../sign-in/StaySignedIn.tsx';

type Props = { readonly ticket: string; readonly response: TicketResponse };

/**
 * Sets a password through the link of a mail: an invitation activates the account, a reset closes every other login
 * session [accounts.reset] [invitations.link] [accounts.invalid-key].
 */
export function SetPasswordPage({ ticket, response }: Props) {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const [staysSignedIn, setStaysSignedIn] = useState(false);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [passwordRefusal, setPasswordRefusal] = useState<string>();
  const [done, setDone] = useState<SecondStepKind | 'signed-in'>();
  const minLength = response.password_min_length;
  const kind = response.purpose === 'INVITATION' ? 'invitation' : 'reset';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const newErrors = checkPassword(values, minLength);
    setPasswordRefusal(undefined);
    setErrors(newErrors);
    setRefusal(undefined);
    if (Object.keys(newErrors).length > 0 || busy) return;
    setBusy(true);
    try {
      const body = { password: values.password, ticket, ...(staysSignedIn && { stay_signed_in: true }) };
      const { second_factor_required: secondStep } = await send<SignInResult>(authCalls.setPassword, body);
      forgetTicket();
      setDone(secondStep ?? 'signed-in');
    } catch (thrown) {
      // The page of invalid invitation links also offers to sign in, and to enter the code of a slip.
      if (kind === 'invitation' && asApiError(thrown)?.code === 'INVALID_KEY') leaveTo('/Unvalid');
      else if (failure.toForm(thrown, { setErrors: ({ password }) => setPasswordRefusal(password) })) {
        setRefusal(thrown);
      }
    }
    setBusy(false);
  };

  if (done && done !== 'signed-in') {
    return (
      <PublicPage title={t('secondStep.title')} intro={t(`password.${kind}.done`)}>
        <LazySecondStep kind={done} />
      </PublicPage>
    );
  }
  if (done) {
    return (
      <PublicPage title={t(`password.${kind}.done`)} intro={t(`password.${kind}.doneHint`)}>
        <div>
          <Button kind="primary" onClick={openPortal}>
            {t('signedIn.go')}
          </Button>
        </div>
      </PublicPage>
    );
  }
  const errorText = (name: keyof PasswordErrors) => errors[name] && t(`password.errors.${errors[name]}`);
  const rule = (key: string) => t(key === 'met' ? 'password.kept' : `password.rules.${key}`, { count: minLength });

  const change = (value: string, name: string) => {
    const newValues = { ...values, [name]: value };
    setValues(newValues);
    setPasswordRefusal(undefined);
    // The first error appears on submit. While any error is shown, all are updated as the user types.
    if (Object.keys(errors).length > 0) setErrors(checkPassword(newValues, minLength));
  };

  return (
    <PublicPage title={t(`password.${kind}.title`, response)} intro={t(`password.${kind}.intro`, response)}>
      <form className="pb-form" onSubmit={(event) => void submit(event)} noValidate>
        {refusal !== undefined && <Banner tone="danger">{failure.text(refusal)}</Banner>}
        {asApiError(refusal)?.code === 'INVALID_KEY' && (
          <div>
            <LinkButton to="/Reset">{t('reset.askAgain')}</LinkButton>
          </div>
        )}
        {/* The address under which password managers store the new password. */}
        <input type="hidden" name="username" autoComplete="username" value={response.email ?? ''} />
        <PasswordField
          name="password"
          label={t('password.new')}
          value={values.password}
          onChange={change}
          error={errorText('password') || passwordRefusal}
          hint={<PasswordRules password={values.password} minLength={minLength} ruleText={rule} />}
          autoComplete="new-password"
          required
        />
        <PasswordField
          name="confirmation"
          label={t('password.confirmation')}
          value={values.confirmation}
          onChange={change}
          error={errorText('confirmation')}
          autoComplete="new-password"
          required
        />
        {response.may_stay_signed_in && <StaySignedIn value={staysSignedIn} onChange={setStaysSignedIn} />}
        <div>
          <Button type="submit" kind="primary" busy={busy}>
            {t(`password.${kind}.submit`)}
          </Button>
        </div>
      </form>
    </PublicPage>
  );
}
