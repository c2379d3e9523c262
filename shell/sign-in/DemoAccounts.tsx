import { authCalls } from '@memocartes/contract/auth/auth.calls';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../http/send.ts';
import { usePublicSettings } from '../public/settings.tsx';
import { enter } from './enter.ts';

/** The accounts of the demonstration, one touch each. Nothing where the portal is no demonstration. */
export function DemoAccounts() {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const { settings } = usePublicSettings();
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  if (!settings?.DEMO || settings.demoAccounts.length === 0) return null;

  const signIn = async (email: string, password: string) => {
    setBusy(email);
    setRefusal(undefined);
    try {
      await send(authCalls.login, { email, password });
      enter();
    } catch (thrown) {
      setRefusal(failure.text(thrown));
      setBusy(undefined);
    }
  };
  return (
    <section className="si-demo" aria-labelledby="si-demo">
      <h3 id="si-demo">{t('demo.title')}</h3>
      <p>{t('demo.hint')}</p>
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <ul>
        {settings.demoAccounts.map(({ role, label, email, password }) => (
          <li key={email} data-role={role}>
            <Button
              block
              className="si-demo__account"
              busy={busy === email}
              disabled={busy !== undefined && busy !== email}
              onClick={() => void signIn(email, password)}
            >
              <span>{label}</span>
              <small>{email}</small>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
