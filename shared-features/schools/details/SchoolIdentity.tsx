import type { School } from '@memocartes/contract/schools/schools.routes';
import { useTranslation } from 'react-i18next';

import { type Description, DescriptionList, emailLink, phoneLink } from '../../panel-form/index.ts';
import { SchoolStatus } from './SchoolStatus.tsx';

/** Status, code, contact details, address, holiday zone and quiet hours of a school. */
export function SchoolIdentity({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolDetails');
  const city = [school.address_postal_code, school.address_city].filter(Boolean).join(' ');
  const quiet = [
    t('quietAt', { start: school.quiet_start, end: school.quiet_end }),
    school.quiet_weekends && t('quietWeekends'),
    school.quiet_holidays && t('quietHolidays'),
  ];
  const items: Description[] = [
    [t('status'), <SchoolStatus status={school.status} />],
    [t('code'), school.code],
    ...(school.description ? [[t('description'), school.description] as const] : []),
    [t('mail'), emailLink(school.mail)],
    [t('phone'), phoneLink(school.phone)],
    [t('address'), [school.address, school.address_comp, city].filter(Boolean).join(', ')],
    [t('holiday_zone'), school.holiday_zone ? t('zone', { zone: school.holiday_zone }) : t('noZone')],
    [t('quietHours'), quiet.filter(Boolean).join(', ')],
  ];
  return <DescriptionList items={items} />;
}
