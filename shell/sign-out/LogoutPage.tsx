import { authCalls } from '@memocartes/contract/auth/auth.calls';
import { forgetDrafts } from '@memocartes/shared-shell/drafts';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { takeRequestedPage } from '@memocartes/shared-shell/navigation';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Progress } from '@memocartes/shared-ui/progress';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../http/send.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { leaveTo } from '../session/leaveTo.ts';
import { forgetSignedIn } from '../session/signedInAccount.ts';

/**
 * Ends the login session on the server, removes the user's drafts and requested page, then opens the landing page
 * [accounts.sign-out]. After `/logout?deleted`, the landing page confirms the deletion of the account
 * [accounts.deleted].
 */
export default function LogoutPage() {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const [refusal, setRefusal] = useState<unknown>();

  const leave = useCallback(() => {
    forgetSignedIn();
    takeRequestedPage();
    forgetDrafts();
    leaveTo(new URLSearchParams(location.search).has('deleted') ? '/?deleted' : '/');
  }, []);
  const end = useCallback(() => {
    send(authCalls.logout).then(leave, (thrown: unknown) =>
      // With 401 there is no session left, which is the goal.
      asApiError(thrown)?.status === 401 ? leave() : setRefusal(thrown),
    );
  }, [leave]);
  useEffect(end, [end]);

  const retry = () => {
    setRefusal(undefined);
    end();
  };

  return (
    <PublicPage title={t('logout.title')}>
      {refusal ? (
        <>
          <Banner tone="danger">{failure.text(refusal)}</Banner>
          <p>{t('logout.still')}</p>
          <div>
            <Button kind="primary" onClick={retry}>
              {t('logout.again')}
            </Button>
          </div>
        </>
      ) : (
        <Progress label={t('logout.waiting')} />
      )}
    </PublicPage>
  );
}
