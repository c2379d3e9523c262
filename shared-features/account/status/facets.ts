import { personStatuses } from '@memocartes/contract/users/account-status';
import type { TableFacet } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

/**
 * Filter of a list of people by status, including people who were not invited yet (`INCOMPLETE`), and those whose
 * invitation did not arrive (`UNDELIVERED`).
 */
export function usePersonStatusFacet(): TableFacet<'status'> {
  const { t } = useTranslation('accountStatus');
  return { key: 'status', label: t('status'), options: personStatuses.map((value) => ({ value, label: t(value) })) };
}
