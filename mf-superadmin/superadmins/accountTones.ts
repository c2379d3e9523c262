import type { AccountStatus } from '@memocartes/contract/people/people';
import type { Tone } from '@memocartes/shared-ui/tag';

/** Colours of the status of an account. */
export const accountTones: Record<AccountStatus, Tone> = {
  ACTIVE: 'success',
  INACTIVE: 'neutral',
  BANNED: 'danger',
  PENDING: 'warning',
};
