import type { AssignResult } from '@memocartes/contract/packs/packs.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Assignment = { readonly title: string; readonly name: string; readonly week: string };

/** Shows that a pack was assigned: a toast for each warning of the API, or a toast of success without warnings. */
export function useAssignedToast(): (response: AssignResult, assignment: Assignment) => void {
  const { t } = useTranslation('packs');
  const dates = useDates();
  return ({ warnings }, { title, name, week }) => {
    const partly = warnings.find((item) => item.code === 'PACK_WEEK_PARTLY_HOLIDAY');
    const before = warnings.find((item) => item.code === 'PACK_GIVEN_BEFORE');
    const values = { title, name, day: dates.long(week) };
    if (before) toast.warning(t('givenTwice', { ...values, days: before.weeks.map(dates.long).join(', ') }));
    if (partly) toast.warning(t('givenPartly', { ...values, holidays: partly.holidays.join(', ') }));
    if (before || partly) return;
    toast.success(t('given', values));
  };
}
