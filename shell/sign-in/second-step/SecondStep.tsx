import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { Enrolled, Enrolment, SignInResult } from '@memocartes/contract/auth/auth.routes';
import { EnrolmentForm, RecoveryCodes, useCodeForm } from '@memocartes/shared-features/account/second-factor';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { Progress } from '@memocartes/shared-ui/progress';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../../http/send.ts';
import { openPortal } from './openPortal.ts';

export type SecondStepKind = NonNullable<SignInResult['second_factor_required']>;

/**
 * The second step of a sign-in, after the password or the GAR sign-on: a code, or the first enrolment
 * [accounts.second-factor] [accounts.second-factor-every-way].
 */
export default function SecondStep({ kind }: { readonly kind: SecondStepKind }) {
  return kind === 'CODE' ? <CodeStep /> : <EnrolmentStep />;
}

function CodeStep() {
  const { t } = useTranslation('public');

  const confirm = async (code: string) => {
    await send<SignInResult>(authCalls.loginCode, { code });
    openPortal();
  };

  const { code, setCode, error, refusal, busy, submit } = useCodeForm(confirm, t('required'));
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);

  return (
    <form className="pb-form" noValidate onSubmit={(event) => void submit(event)} aria-label={t('secondStep.title')}>
      <p>{t('secondStep.code')}</p>
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <div ref={field}>
        <TextField
          name="code"
          label={t('secondStep.codeLabel')}
          hint={t('secondStep.recovery')}
          value={code}
          onChange={setCode}
          error={error}
          autoComplete="one-time-code"
          maxLength={20}
          spellCheck={false}
          required
        />
      </div>
      <div className="pb-actions">
        <Button type="submit" kind="primary" busy={busy}>
          {t('secondStep.submit')}
        </Button>
        <TextLink to="/login">{t('secondStep.restart')}</TextLink>
      </div>
    </form>
  );
}

function EnrolmentStep() {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  const [refusal, setRefusal] = useState<unknown>();
  useEffect(() => {
    send<Enrolment>(authCalls.loginEnrol, {}).then(setEnrolment, setRefusal);
  }, []);

  if (codes) return <RecoveryCodes codes={codes} onDone={openPortal} />;
  if (refusal) {
    return (
      <>
        <Banner tone="danger">{failure.text(refusal)}</Banner>
        <TextLink to="/login">{t('secondStep.restart')}</TextLink>
      </>
    );
  }

  const confirm = async (code: string) => {
    const { recovery_codes } = await send<Enrolled>(authCalls.loginConfirm, { code });
    setCodes(recovery_codes);
  };

  return (
    <>
      <p>{t('secondStep.enrol')}</p>
      {enrolment ? (
        <EnrolmentForm enrolment={enrolment} onConfirm={confirm} />
      ) : (
        <Progress label={t('secondStep.waiting')} />
      )}
      <TextLink to="/login">{t('secondStep.restart')}</TextLink>
    </>
  );
}
