import { accountStatuses, personStatuses } from '@memocartes/contract/people/people';
import type { TableFacet } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

/** Narrows a list of accounts to one status. */
export function useAccountStatusFacet(): TableFacet<'status'> {
  const { t } = useTranslation('accountStatus');
  return { key: 'status', label: t('status'), options: accountStatuses.map((value) => ({ value, label: t(value) })) };
}

/** Narrows a list of people to one status; those without an address to be invited at have their own. */
export function usePersonStatusFacet(): TableFacet<'status'> {
  const { t } = useTranslation('accountStatus');
  return { key: 'status', label: t('status'), options: personStatuses.map((value) => ({ value, label: t(value) })) };
}
