import { TextLink } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { WriteUs } from '../public-page/WriteUs.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { GarSignOn } from './gar/GarSignOn.tsx';
import { LazySecondStep } from './second-step/LazySecondStep.tsx';
import type { SecondStepKind } from './second-step/SecondStep.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import './sign-in.css';

/**
 * The ways to sign in: GAR first, then address and password. Shows whom to write to without access [accounts.write-us].
 */
export function SignInPanel() {
  const { t } = useTranslation('public');
  const [step, setStep] = useState<SecondStepKind>();
  const [isRefused, setIsRefused] = useState(false);
  const onRefused = () => setIsRefused(true);
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
      <SignInNotice isRefused={isRefused} />
      <SignedIn />
      <GarSignOn />
      <p className="si-or">
        <span>{t('signIn.or')}</span>
      </p>
      <p className="si-note">{t('signIn.emailNote')}</p>
      <SignInForm onStep={setStep} onRefused={onRefused} />
      {/* [invitations.slip-entry] */}
      <p className="pb-soft">
        {t('signIn.haveSlip')} <TextLink to="/activer">{t('unvalid.code')}</TextLink>
      </p>
      <p className="pb-soft">
        {t('signIn.noAccount')} <a href="/essai">{t('landing.askTrial')}</a>
      </p>
      <WriteUs text={t('signIn.writeUs')} />
      <DemoAccounts onStep={setStep} onRefused={onRefused} />
      <p>
        <a href="/confidentialite">{t('privacyLink')}</a>
      </p>
    </section>
  );
}
