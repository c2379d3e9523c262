import { isRole, roleRow } from '@memocartes/contract/permissions/roles';
import { useCallback } from 'react';

import { useLocale } from '../i18n/index.ts';

/** The name of a role in the page's language; a word that is no role stays as it is. */
export function useRoleLabel(): (role: string) => string {
  const locale = useLocale();
  return useCallback((role) => (isRole(role) ? roleRow(role).label[locale] : role), [locale]);
}
