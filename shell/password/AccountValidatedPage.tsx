import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { isTicketLost } from '../boot/ticket.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';

/**
 * Says that the account is validated, so that the user can sign in. After a reload of the invitation's page, asks to
 * open the link again, since the address no longer contains the ticket [invitations.link].
 */
export default function AccountValidatedPage() {
  const { t } = useTranslation('public');
  if (isTicketLost()) return <PublicPage title={t('valid.again.title')} intro={t('valid.again.intro')} />;
  return (
    <PublicPage title={t('valid.title')} intro={t('valid.intro')}>
      <div>
        <LinkButton kind="primary" to="/login">
          {t('valid.go')}
        </LinkButton>
      </div>
    </PublicPage>
  );
}
