import { TextLink } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { forgetTicket } from '../boot/ticket.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';

/**
 * Shown after a reload: asks the user to open the link again, because the ticket is no longer in the address
 * [accounts.ticket-reloaded].
 */
export default function ReloadedTicketPage() {
  const { t } = useTranslation('public');
  return (
    <PublicPage title={t('ticket.lost')} intro={t('ticket.lostHint')}>
      <div className="pb-actions">
        {/* On `/`, a link to the same address keeps the state of the history entry. */}
        <TextLink to="/" onClick={forgetTicket}>
          {t('backHome')}
        </TextLink>
      </div>
    </PublicPage>
  );
}
