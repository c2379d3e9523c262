import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { Claim } from '@memocartes/contract/auth/auth.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../http/send.ts';
import { emailError } from '../public-page/emailError.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { usePublicSettings } from '../public-page/settings.tsx';
import { usePublicForm } from '../public-page/usePublicForm.ts';
import { forgetCode, takeCode } from './slipCode.ts';

type Errors = Partial<Record<keyof Claim, string>>;

/**
 * `/activer`: takes the code of a paper slip and an e-mail address [invitations.slip-address]. A link to choose a
 * password is mailed to the address. The response is the same whether the address has an account or not.
 */
export default function SlipCodePage() {
  const { t } = useTranslation('public');
  const [values, setValues] = useState<Claim>(() => ({ code: takeCode(), email: '' }));
  const { form, errors, refusal, isBusy, submit } = usePublicForm();
  const [sentTo, setSentTo] = useState<string>();

  const check = ({ code, email }: Claim): Errors => {
    const wrongEmail = emailError(t, email);
    return { ...(!code && { code: t('required') }), ...(wrongEmail && { email: wrongEmail }) };
  };

  const sendTyped = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = { code: values.code.trim(), email: values.email.trim() };
    void submit(check(typed), async () => {
      await send(authCalls.claim, typed);
      forgetCode();
      setSentTo(typed.email);
    });
  };

  if (sentTo) {
    return (
      <PublicPage title={t('claim.sent')} intro={t('claim.sentHint', { email: sentTo })}>
        <NextSteps onAgain={() => setSentTo(undefined)} />
      </PublicPage>
    );
  }
  const change = (value: string, name: string) => setValues({ ...values, [name]: value });

  return (
    <PublicPage title={t('claim.title')} intro={t('claim.intro')}>
      <form ref={form} className="pb-form" onSubmit={sendTyped} noValidate>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <TextField
          name="code"
          label={t('claim.code')}
          hint={t('claim.codeHint')}
          value={values.code}
          onChange={change}
          error={errors['code']}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <TextField
          name="email"
          type="email"
          label={t('claim.email')}
          hint={t('claim.emailHint')}
          value={values.email}
          onChange={change}
          error={errors['email']}
          autoComplete="email"
          required
        />
        <div>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('claim.submit')}
          </Button>
        </div>
      </form>
      <div className="pb-actions">
        <TextLink to="/login">{t('claim.hasAccount')}</TextLink>
      </div>
    </PublicPage>
  );
}

/** What to do if no mail comes, and a button to correct the address. */
function NextSteps({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation('public');
  const { settings } = usePublicSettings();
  return (
    <>
      {settings?.DEMO && (
        <Banner>
          <a href="/outbox">{t('reset.outbox')}</a>
        </Banner>
      )}
      <p>{t('claim.noMail')}</p>
      <div className="pb-actions">
        <Button onClick={onAgain}>{t('claim.again')}</Button>
        <TextLink to="/">{t('backHome')}</TextLink>
      </div>
    </>
  );
}
