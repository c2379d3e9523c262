import type { School } from '@memocartes/contract/schools/schools.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Seats } from '@memocartes/shared-ui/seats';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { type Fact, Facts } from '../panel-form/index.ts';

const tones = { VISIBLE: 'success', DRAFT: 'warning', ARCHIVED: 'neutral' } as const;

/** What is known of a school: who it is, where, what it bought and uses. */
export function SchoolFacts({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPanel');
  const dates = useDates();
  const day = (date: string | null) => date && dates.day(date);
  const city = [school.address_postal_code, school.address_city].filter(Boolean).join(' ');
  const identity: Fact[] = [
    [t('status'), <Tag tone={tones[school.status]}>{t(`statuses.${school.status}`)}</Tag>],
    [t('code'), school.code],
    [t('description'), school.description],
    [t('mail'), <a href={`mailto:${school.mail}`}>{school.mail}</a>],
    [t('phone'), school.phone],
    [t('address'), [school.address, school.address_comp, city].filter(Boolean).join(', ')],
    [t('holiday_zone'), school.holiday_zone ? t('zone', { zone: school.holiday_zone }) : t('noZone')],
  ];
  const bought: Fact[] = [
    [t('offer'), t(`offers.${school.offer.code}`)],
    [t('periodicity'), t(`periodicities.${school.invoice_periodicity}`)],
    [t('subscription'), day(school.date_subscription)],
    [t('expiration'), day(school.date_expiration) ?? t('noEnd')],
    ...(school.date_trial_end ? [[t('trialEnd'), day(school.date_trial_end)] as const] : []),
    [t('is_digital'), t(school.is_digital ? 'yes' : 'no')],
  ];
  return (
    <>
      <section>
        <h3>{t('identity')}</h3>
        <Facts facts={identity} />
      </section>
      <section>
        <h3>{t('offerPart')}</h3>
        <Facts facts={bought} />
        <Seats label={t('pupils')} used={school.nb_students} bought={school.limits.students} />
        <Seats label={t('teachers')} used={school.nb_teachers} bought={school.limits.teachers} />
        {school.nb_physical_boxes > 0 && (
          <Seats label={t('boxes')} used={school.nb_students_phygital} bought={school.nb_physical_boxes} />
        )}
      </section>
    </>
  );
}
