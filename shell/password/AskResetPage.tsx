import { authCalls } from '@memocartes/contract/auth/auth.calls';
import { emailPattern } from '@memocartes/contract/text/email';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../http/send.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { usePublicSettings } from '../public-page/settings.tsx';
import { emailOfAddress } from '../sign-in/resetAddress.ts';

/** Requests a password reset mail. The response is the same whether the address exists or not [accounts.reset]. */
export default function AskResetPage() {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const { settings } = usePublicSettings();
  const [email, setEmail] = useState(emailOfAddress);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const address = email.trim();
    // [accounts.email]
    const newError = !address ? t('required') : emailPattern.test(address) ? undefined : t('badEmail');
    setError(newError);
    setRefusal(undefined);
    if (newError || busy) return;
    setBusy(true);
    try {
      await send(authCalls.reset, { email: address });
      setSent(true);
    } catch (thrown) {
      setRefusal(failure.toForm(thrown, { setErrors: (fields) => setError(fields['email']) }));
    }
    setBusy(false);
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
        <div className="pb-acts">
          <Button onClick={() => setSent(false)}>{t('claim.again')}</Button>
          <TextLink to="/">{t('backHome')}</TextLink>
        </div>
      </PublicPage>
    );
  }

  return (
    <PublicPage title={t('reset.title')} intro={t('reset.intro')}>
      <form className="pb-form" onSubmit={(event) => void submit(event)} noValidate>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <TextField
          name="email"
          type="email"
          label={t('signIn.email')}
          value={email}
          onChange={setEmail}
          error={error}
          autoComplete="username"
          required
        />
        <div>
          <Button type="submit" kind="primary" busy={busy}>
            {t('reset.submit')}
          </Button>
        </div>
      </form>
      <div className="pb-acts">
        <TextLink to="/">{t('backHome')}</TextLink>
      </div>
    </PublicPage>
  );
}
