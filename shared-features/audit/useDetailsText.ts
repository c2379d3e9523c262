import type { AuditRow } from '@memocartes/contract/audit/audit.routes';
import { writeDetails } from '@memocartes/contract/audit/detail-words';
import { useDates, useLocale } from '@memocartes/shared-shell/i18n';

/** The details of an event as text. */
export function useDetailsText(): (row: AuditRow) => string {
  const locale = useLocale();
  const { day, instant } = useDates();
  return ({ details }) => writeDetails(details, { locale, day, instant });
}
