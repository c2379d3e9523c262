import { hasRequestedPage } from '@memocartes/shared-shell/navigation';
import { Banner } from '@memocartes/shared-ui/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DemoAccounts } from './DemoAccounts.tsx';
import { GarSignOn } from './gar/GarSignOn.tsx';
import { LazySecondStep } from './second-step/LazySecondStep.tsx';
import type { SecondStepKind } from './second-step/SecondStep.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import './sign-in.css';

/**
 * The ways to sign in: GAR first, then address and password. Also shows why a user has to sign in again, or that the
 * account was deleted [accounts.deleted], until a sign-in fails: the error is then shown instead.
 */
export function SignInPanel() {
  const { t } = useTranslation('public');
  const [step, setStep] = useState<SecondStepKind>();
  const [isRefused, setRefused] = useState(false);
  const onRefused = () => setRefused(true);
  const query = new URLSearchParams(location.search);
  // The reason for the sign-in [accounts.session-expired-text] [accounts.invalid-key].
  const warning = query.get('expired') === 'true' ? t('expired') : query.has('invalid-key') && t('invalidKey');
  // Read on the first render only: the stored page is removed when the session opens.
  const [isPageRequested] = useState(() => location.pathname === '/' && hasRequestedPage());
  if (step) {
    return (
      <section className="pb-sheet si" id="connexion" aria-labelledby="si-title">
        <h2 id="si-title" tabIndex={-1}>
          {t('secondStep.title')}
        </h2>
        <LazySecondStep kind={step} />
      </section>
    );
  }
  return (
    <section className="pb-sheet si" id="connexion" aria-labelledby="si-title">
      <h2 id="si-title" tabIndex={-1}>
        {t('signIn.title')}
      </h2>
      {!isRefused && warning && <Banner tone="warning">{warning}</Banner>}
      {!isRefused && query.has('deleted') && <Banner tone="success">{t('deleted')}</Banner>}
      {!warning && isPageRequested && <Banner>{t('signIn.requested')}</Banner>}
      <SignedIn />
      <GarSignOn />
      <p className="si-or">
        <span>{t('signIn.or')}</span>
      </p>
      <p className="si-note">{t('signIn.emailNote')}</p>
      <SignInForm onStep={setStep} onRefused={onRefused} />
      <DemoAccounts onStep={setStep} onRefused={onRefused} />
      <p>
        <a href="/confidentialite">{t('privacyLink')}</a>
      </p>
    </section>
  );
}
