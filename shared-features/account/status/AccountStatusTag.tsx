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

type Account = Parameters<typeof personStatusDate>[0] & { readonly date_expiration?: string | null };

/** The date since which the account has its status; for an access that has ended, its last day. */
function statusDate(account: Account) {
  const { status, date_status, date_expiration: end } = account;
  return status === 'INACTIVE' && end && end <= date_status ? end : personStatusDate(account);
}

/**
 * Coloured tag with the status of an account and its date: « Invité(e) le 03/11/2026 », « Actif jusqu’au 18/12/2026 ».
 * If the invitation did not arrive, also says why [invitations.undelivered] [staff.end].
 */
export function AccountStatusTag({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accountStatus');
  const dates = useDates();
  const locale = useLocale();
  const status = personStatus(account);
  const since = statusDate(account);
  const until = account.status === 'ACTIVE' && account.date_expiration;
  return (
    <span className="account-status">
      <Tag tone={tones[status]}>{t(status)}</Tag>
      {since && (
        <span className="account-status__since">
          {until ? t('until', { date: dates.day(until) }) : t(`since.${status}`, { date: dates.day(since) })}
        </span>
      )}
      {status === 'UNDELIVERED' && (
        <span className="account-status__reason">
          {wordsOf(deliveryFailureWords, account.invitation_failure!)[locale]}
        </span>
      )}
    </span>
  );
}
