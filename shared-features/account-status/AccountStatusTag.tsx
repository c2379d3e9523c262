import type { AccountStatus } from '@memocartes/contract/people/people';
import { Tag, type Tone } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

const tones: Record<AccountStatus, Tone> = {
  ACTIVE: 'success',
  INACTIVE: 'neutral',
  BANNED: 'danger',
  PENDING: 'warning',
};

type Props = {
  readonly status: AccountStatus;
  /** Where it is null, nobody could be invited yet. */ readonly email?: string | null;
};

/** The status of somebody's account, in its colour. */
export function AccountStatusTag({ status, email }: Props) {
  const { t } = useTranslation('accountStatus');
  if (status === 'PENDING' && email === null) return <Tag tone="warning">{t('INCOMPLETE')}</Tag>;
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
}
