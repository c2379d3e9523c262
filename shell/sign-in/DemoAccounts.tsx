import { roleRow } from '@memocartes/contract/permissions/roles';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePublicSettings } from '../public-page/settings.tsx';
import type { SecondStepKind } from './second-step/SecondStep.tsx';
import { sendCredentials } from './sendCredentials.ts';

type Props = {
  readonly onStep: (kind: SecondStepKind) => void;
  /** Called when the sign-in fails. */
  readonly onRefused: () => void;
};

/** The demonstration accounts, as buttons. Renders nothing outside a demonstration [demo.accounts]. */
export function DemoAccounts({ onStep, onRefused }: Props) {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const { settings } = usePublicSettings();
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  if (!settings?.DEMO || settings.demoAccounts.length === 0) return null;

  const choose = async (email: string, password: string) => {
    setBusy(email);
    setRefusal(undefined);
    try {
      await sendCredentials({ email, password }, onStep);
    } catch (thrown) {
      setRefusal(failure.text(thrown));
      onRefused();
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
          <li key={email} data-accent={roleRow(role).accent}>
            <Button
              block
              className="si-demo__account"
              busy={busy === email}
              disabled={busy !== undefined && busy !== email}
              onClick={() => void choose(email, password)}
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
