import { useFailure } from '@memocartes/shared-shell/errors';
import type { Settings } from '@memocartes/shared-shell/settings';
import { Banner } from '@memocartes/shared-ui/banner';
import { TextLink } from '@memocartes/shared-ui/button';
import { Progress } from '@memocartes/shared-ui/progress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PublicPage } from '../../public-page/PublicPage.tsx';
import { usePublicSettings } from '../../public-page/settings.tsx';
import { LazySecondStep } from '../second-step/LazySecondStep.tsx';
import { openPortal } from '../second-step/openPortal.ts';
import { GarButton } from './GarButton.tsx';
import { refusalOf } from './refusal.ts';
import { readSignOnRequest } from './request.ts';

// A code can only be exchanged once, and React may run an effect twice.
let pending: Promise<void> | undefined;
const finish = (settings: Settings) => (pending ??= import('./gar.ts').then((gar) => gar.finishSignOn(settings)));

/** The redirect target of the GAR sign-on: opens the session, or explains the failure. */
export default function CallbackPage() {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const { settings, failed } = usePublicSettings();
  const [refused, setRefused] = useState<ReturnType<typeof refusalOf>>();

  useEffect(() => {
    if (!settings) return;
    finish(settings).then(openPortal, (thrown: unknown) => {
      // The used code must not stay in the history.
      history.replaceState(null, '', location.pathname);
      setRefused(refusalOf(thrown));
    });
  }, [settings]);

  if (!refused && !failed) {
    return (
      <PublicPage title={t('callback.title')}>
        <Progress label={t('callback.waiting')} />
      </PublicPage>
    );
  }
  if (refused && refused !== 'cancelled' && refused.code === 'SECOND_FACTOR_REQUIRED') {
    return (
      <PublicPage title={t('secondStep.title')}>
        <LazySecondStep kind="CODE" />
      </PublicPage>
    );
  }
  const errorText = refused === 'cancelled' ? t('callback.givenUp') : refused ? failure.text(refused) : t('noSettings');

  return (
    <PublicPage title={t('callback.refused')}>
      <Banner tone="danger">{errorText}</Banner>
      <p>{t('callback.hint')}</p>
      <GarButton label={t('callback.again')} request={readSignOnRequest()} />
      <div className="pb-actions">
        <TextLink to="/login">{t('signIn.byEmail')}</TextLink>
        <TextLink to="/">{t('backHome')}</TextLink>
      </div>
    </PublicPage>
  );
}
