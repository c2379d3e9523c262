import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { TicketResponse } from '@memocartes/contract/auth/auth.routes';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { forgetTicket } from '../boot/ticket.ts';
import { send } from '../http/send.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';

type Props = { readonly ticket: string; readonly response: TicketResponse };

/**
 * Confirms a new address with a button, so that a mail scanner that opens the link has no effect
 * [accounts.email-change].
 */
export function ConfirmEmailPage({ ticket, response: { email } }: Props) {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const [refusal, setRefusal] = useState<unknown>();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');

  const confirm = async () => {
    setRefusal(undefined);
    setState('busy');
    try {
      await send(authCalls.confirmEmail, { ticket });
      forgetTicket();
      setState('done');
    } catch (thrown) {
      setRefusal(thrown);
      setState('asked');
    }
  };

  if (state === 'done') {
    return (
      <PublicPage title={t('newEmail.done')} intro={t('newEmail.doneHint', { email })}>
        <div>
          <LinkButton kind="primary" to="/dashboard">
            {t('signedIn.go')}
          </LinkButton>
        </div>
      </PublicPage>
    );
  }

  return (
    <PublicPage title={t('newEmail.title')} intro={t('newEmail.intro', { email })}>
      {refusal !== undefined && <Banner tone="danger">{failure.text(refusal)}</Banner>}
      <div className="pb-actions">
        <Button kind="primary" busy={state === 'busy'} onClick={() => void confirm()}>
          {t('newEmail.submit')}
        </Button>
        <TextLink to="/">{t('backHome')}</TextLink>
      </div>
    </PublicPage>
  );
}
