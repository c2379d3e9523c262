import { personName } from '@memocartes/shared-ui/avatar';
import { LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readSession, type Session } from '../session/readSession.ts';
import { forgetSignedIn, wasSignedIn } from '../session/signedInAccount.ts';

/** The user still signed in on this browser, with a link to the dashboard. Renders nothing without a session. */
export function SignedIn() {
  const { t } = useTranslation('public');
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    if (!wasSignedIn()) return;
    readSession().then(
      (readResult) => {
        if (readResult.state === 'open') setSession(readResult);
        else forgetSignedIn();
      },
      () => undefined,
    );
  }, []);
  if (session?.state !== 'open') return null;
  return (
    <div className="si-here" role="status">
      <p>{t('signedIn.who', { name: personName(session.user) })}</p>
      <div className="pb-actions">
        <LinkButton kind="primary" to="/dashboard">
          {t('signedIn.go')}
        </LinkButton>
        <TextLink to="/logout">{t('signedIn.leave')}</TextLink>
      </div>
    </div>
  );
}
