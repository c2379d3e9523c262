import { authCalls } from '@memocartes/contract/auth/auth.calls';
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
import { emailOfAddress } from '../sign-in/resetAddress.ts';

/** Requests a password reset mail. The response is the same whether the address exists or not [accounts.reset]. */
export default function AskResetPage() {
  const { t } = useTranslation('public');
  const { settings } = usePublicSettings();
  const [email, setEmail] = useState(emailOfAddress);
  const { form, errors, refusal, isBusy, submit } = usePublicForm();
  const [sent, setSent] = useState(false);

  const sendTyped = (event: SyntheticEvent) => {
    event.preventDefault();
    const address = email.trim();
    const error = emailError(t, address);
    void submit(error ? { email: error } : {}, async () => {
      await send(authCalls.reset, { email: address });
      setSent(true);
    });
  };

  if (sent) {
    return (
      <PublicPage title={t('reset.sent')} intro={t('reset.sentHint', { email: email.trim() })}>
        {settings?.DEMO && (
          <Banner>
            <a href="/outbox">{t('reset.outbox')}</a>
          </Banner>
        )}
        <p>{t('reset.noMail')}</p>
        <div className="pb-actions">
          <Button onClick={() => setSent(false)}>{t('claim.again')}</Button>
          <TextLink to="/">{t('backHome')}</TextLink>
        </div>
      </PublicPage>
    );
  }

  return (
    <PublicPage title={t('reset.title')} intro={t('reset.intro')}>
      <form ref={form} className="pb-form" onSubmit={sendTyped} noValidate>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <TextField
          name="email"
          type="email"
          label={t('signIn.email')}
          value={email}
          onChange={setEmail}
          error={errors['email']}
          autoComplete="username"
          required
        />
        <div>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('reset.submit')}
          </Button>
        </div>
      </form>
      <div className="pb-actions">
        <TextLink to="/">{t('backHome')}</TextLink>
      </div>
    </PublicPage>
  );
}
