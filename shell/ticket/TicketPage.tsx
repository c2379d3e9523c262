import { authCalls } from '@memocartes/contract/auth/auth.calls';
import type { TicketResponse } from '@memocartes/contract/auth/auth.routes';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Progress } from '@memocartes/shared-ui/progress';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PublicPath } from '../boot/publicPath.ts';
import { send } from '../http/send.ts';
import { ConfirmEmailPage } from '../password/ConfirmEmailPage.tsx';
import { SetPasswordPage } from '../password/SetPasswordPage.tsx';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { leaveTo } from '../session/leaveTo.ts';
import { markSignedIn } from '../session/signedInAccount.ts';

type Props = { readonly ticket: string; readonly path: PublicPath };

const sendTicket = (ticket: string, options: { readonly replace?: true } = {}) =>
  send<TicketResponse>(authCalls.ticket, { ticket, ...options });

// The ticket is single-use, and React may run an effect twice.
const pendingTickets = new Map<string, Promise<TicketResponse>>();

const sendTicketOnce = (ticket: string) => {
  const promise = pendingTickets.get(ticket) ?? sendTicket(ticket);
  pendingTickets.set(ticket, promise);
  return promise;
};

/**
 * Continues to the page of the address without the ticket, or from the landing page to the dashboard
 * [accounts.ticket-hidden].
 */
function continueToPage(path: PublicPath) {
  markSignedIn();
  const { pathname, search, hash } = location;
  leaveTo(
    path === '/' && pathname === '/' ? '/dashboard' : path === '/login' ? '/dashboard' : pathname + search + hash,
  );
}

/**
 * Uses the ticket of the address [accounts.invalid-key] [accounts.ticket]: opens a login session, sets a password, or
 * confirms a new e-mail address. If another user is signed in, opening a login session or setting a password needs a
 * confirmation [accounts.ticket-other-person].
 */
export default function TicketPage({ ticket, path }: Props) {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const [response, setResponse] = useState<TicketResponse>();
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  const handleResponse = useCallback(
    (promise: Promise<TicketResponse>) =>
      promise.then(
        (result) =>
          result.purpose === 'SESSION' && !result.needs_confirmation ? continueToPage(path) : setResponse(result),
        (thrown: unknown) => {
          if (asApiError(thrown)?.code !== 'INVALID_KEY') setRefusal(thrown);
          else leaveTo(path === '/valid' ? '/Unvalid' : '/?invalid-key');
        },
      ),
    [path],
  );
  useEffect(() => void handleResponse(sendTicketOnce(ticket)), [handleResponse, ticket]);

  if (refusal) {
    return (
      <PublicPage title={t('ticket.title')}>
        <Banner tone="danger">{failure.text(refusal)}</Banner>
        <div>
          <Button
            kind="primary"
            onClick={() => {
              setRefusal(undefined);
              setBusy(false);
              void handleResponse(sendTicket(ticket));
            }}
          >
            {t('again')}
          </Button>
        </div>
      </PublicPage>
    );
  }
  if (response?.purpose === 'EMAIL') return <ConfirmEmailPage ticket={ticket} response={response} />;
  if (response?.needs_confirmation) {
    const name = personName(response);

    const confirm = () => {
      setBusy(true);
      void handleResponse(sendTicket(ticket, { replace: true }));
    };

    return (
      <PublicPage title={t('ticket.confirm', { name })} intro={t('ticket.confirmHint')}>
        <div className="pb-actions">
          <Button kind="primary" busy={busy} onClick={confirm}>
            {t('ticket.yes', { name })}
          </Button>
          <Button
            disabled={busy}
            onClick={() => (response.purpose === 'SESSION' ? continueToPage(path) : leaveTo('/dashboard'))}
          >
            {t('ticket.no')}
          </Button>
        </div>
      </PublicPage>
    );
  }
  if (response) return <SetPasswordPage ticket={ticket} response={response} />;

  return (
    <PublicPage title={t('ticket.title')}>
      <Progress label={t('ticket.waiting')} />
    </PublicPage>
  );
}
