import { deliveryFailureWords } from '@memocartes/contract/mails/delivery-words';
import { wordsOf } from '@memocartes/contract/text/words';
import { type PersonStatus, personStatus, personStatusDate } from '@memocartes/contract/users/account-status';
import { useDates, useLocale } from '@memocartes/shared-shell/i18n';
import { Tag, type Tone } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import './account-status.css';

const tones: Record<PersonStatus, Tone> = {
  ACTIVE: 'success',
  INACTIVE: 'neutral',
  BANNED: 'danger',
  PENDING: 'warning',
  UNDELIVERED: 'danger',
  INCOMPLETE: 'warning',
};

type Account = Parameters<typeof personStatusDate>[0];

/**
 * Coloured tag with the status of an account and its date: « Invité(e) le 03/11/2026 ». If the invitation did not
 * arrive, also says why [invitations.undelivered].
 */
export function AccountStatusTag({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accountStatus');
  const dates = useDates();
  const locale = useLocale();
  const status = personStatus(account);
  const since = personStatusDate(account);
  return (
    <span className="account-status">
      <Tag tone={tones[status]}>{t(status)}</Tag>
      {since && <span className="account-status__since">{t(`since.${status}`, { date: dates.day(since) })}</span>}
      {status === 'UNDELIVERED' && (
        <span className="account-status__reason">
          {wordsOf(deliveryFailureWords, account.invitation_failure!)[locale]}
        </span>
      )}
    </span>
  );
}
