import type { AccountStatus } from '@memocartes/contract/people/people';
import { Tag, type Tone } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

const tones: Record<AccountStatus, Tone> = {
  ACTIVE: 'success',
  INACTIVE: 'neutral',
  BANNED: 'danger',
  PENDING: 'warning',
};

/** The status of somebody's account, in its colour. */
export function AccountStatusTag({ status }: { readonly status: AccountStatus }) {
  const { t } = useTranslation('accountStatus');
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
}
