import {
  type AccountStatus,
  type PersonStatus,
  personStatus,
  personStatusDate,
} from '@memocartes/contract/users/account-status';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Tag, type Tone } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import './account-status.css';

const tones: Record<PersonStatus, Tone> = {
  ACTIVE: 'success',
  INACTIVE: 'neutral',
  BANNED: 'danger',
  PENDING: 'warning',
  INCOMPLETE: 'warning',
};

type Account = {
  readonly status: AccountStatus;
  readonly date_invited: string | null;
  readonly date_status: string;
};

/** Coloured tag with the status of an account and its date: « Invité(e) le 03/11/2026 ». */
export function AccountStatusTag({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accountStatus');
  const dates = useDates();
  const status = personStatus(account);
  const since = personStatusDate(account);
  return (
    <span className="account-status">
      <Tag tone={tones[status]}>{t(status)}</Tag>
      {since && <span className="account-status__since">{t(`since.${status}`, { date: dates.day(since) })}</span>}
    </span>
  );
}
