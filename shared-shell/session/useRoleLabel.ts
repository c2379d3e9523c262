import { isRole, roleRow } from '@memocartes/contract/permissions/roles';
import { useCallback } from 'react';

import { useLocale } from '../i18n/index.ts';

/** The name of a role in the page's language; unknown roles are returned unchanged. */
export function useRoleLabel(): (role: string) => string {
  const locale = useLocale();
  return useCallback((role) => (isRole(role) ? roleRow(role).label[locale] : role), [locale]);
}
