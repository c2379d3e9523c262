import type { School } from '@memocartes/contract/schools/schools.routes';
import { useSelectOffersQuery } from '@memocartes/shared-api/schools.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { type ConflictField, type Versioned, versionedBy } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import { type SchoolValues, schoolValues } from './school.form.ts';

/** Fields whose name is also the translation key of their label. */
type TextName = Exclude<
  keyof SchoolValues,
  'offers_id' | 'invoice_periodicity' | 'date_expiration' | 'no_students_limit'
>;

/**
 * The school that a form edits, with the fields to choose between on a version conflict.
 * @param fieldNames the fields of the form; all by default
 */
export function useVersionedSchool(
  school: School | undefined,
  fieldNames?: readonly string[],
): Versioned<SchoolValues> | undefined {
  const { t } = useTranslation('schoolPanel');
  const dates = useDates();
  const offers = useSelectOffersQuery(undefined, { skip: !school || !!fieldNames }).data?.offers ?? [];

  const offerOf = ({ offers_id }: SchoolValues) => {
    const offer = offers.find(({ id }) => id === offers_id);
    return offer && t(`offers.${offer.code}`);
  };

  const zoneOf = ({ holiday_zone: zone }: SchoolValues) =>
    zone === null ? '' : zone === 'NONE' ? t('noZone') : t('zone', { zone });
  const text = (name: TextName): ConflictField<SchoolValues> => ({ name, label: t(name) });
  const fields: ConflictField<SchoolValues>[] = [
    ...(['name', 'description', 'code', 'mail', 'phone'] as const).map(text),
    { ...text('status'), show: ({ status }) => status && t(`statuses.${status}`) },
    ...(['address', 'address_comp', 'address_postal_code', 'address_city'] as const).map(text),
    { ...text('holiday_zone'), show: zoneOf },
    ...(['quiet_start', 'quiet_end', 'quiet_weekends', 'quiet_holidays'] as const).map(text),
    { name: 'offers_id', label: t('offer'), show: offerOf },
    {
      name: 'invoice_periodicity',
      label: t('periodicity'),
      show: ({ invoice_periodicity: periodicity }) => periodicity && t(`periodicities.${periodicity}`),
    },
    {
      name: 'date_expiration',
      label: t('expiration'),
      show: ({ date_expiration: day }) => day && dates.day(day),
    },
    text('nb_students_max'),
    { name: 'no_students_limit', label: t('noLimit') },
    text('nb_teachers_max'),
    text('is_digital'),
    text('nb_physical_boxes'),
  ];
  return (
    school &&
    versionedBy(school, schoolValues, fieldNames ? fields.filter(({ name }) => fieldNames.includes(name)) : fields)
  );
}
