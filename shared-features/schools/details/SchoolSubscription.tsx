import type { School } from '@memocartes/contract/schools/schools.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useTranslation } from 'react-i18next';

import { type Description, DescriptionList } from '../../panel-form/index.ts';
import { EndDate } from './EndDate.tsx';

/** A school's subscription and its end. */
export function SchoolSubscription({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolDetails');
  const dates = useDates();
  const items: Description[] = [
    [t('offer'), t(`offers.${school.offer.code}`)],
    [t('periodicity'), t(`periodicities.${school.invoice_periodicity}`)],
    [t('subscription'), dates.day(school.date_subscription)],
    ...(school.date_renewal ? [[t('renewal'), <EndDate end={school.date_renewal} />] as const] : []),
    school.date_trial_end
      ? [t('trialEnd'), <EndDate end={school.date_trial_end} />]
      : [t('expiration'), <EndDate end={school.date_expiration} />],
    [t('is_digital'), t(school.is_digital ? 'yes' : 'no')],
  ];
  return <DescriptionList items={items} />;
}
