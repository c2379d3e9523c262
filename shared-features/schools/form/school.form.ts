import { maxLength } from '@memocartes/contract/fields/lengths';
import { postalCodePattern } from '@memocartes/contract/fields/postal-code';
import type { periodicities } from '@memocartes/contract/invoices/periods';
import { parisDay } from '@memocartes/contract/learning/calendar/days';
import { zoneOf } from '@memocartes/contract/learning/calendar/zones';
import { limitsOf } from '@memocartes/contract/offers/limits';
import { endsTrial, hasBoxes, isIndependentOffer, type OfferId } from '@memocartes/contract/offers/offers';
import { firstExpiration } from '@memocartes/contract/schools/ending';
import { ownSchoolFields } from '@memocartes/contract/schools/own-school-fields';
import { defaultQuietHours, timePattern } from '@memocartes/contract/schools/quiet-hours';
import { schoolNumberPattern, schoolStatuses } from '@memocartes/contract/schools/school';
import { schoolCodePattern } from '@memocartes/contract/schools/school-code';
import type { CreateSchool, School } from '@memocartes/contract/schools/schools.routes';
import { changedFields } from '@memocartes/shared-shell/versions';
import type { TFunction } from 'i18next';
import { number, object, ref, string } from 'yup';

import { personRules, postalCodeRule, requiredTextRule, textOrNull, textRule } from '../../field-rules/index.ts';

/** Values of the school form: numbers as typed, '' for none. */
export type SchoolValues = {
  readonly name: string;
  readonly description: string;
  readonly code: string;
  readonly phone: string;
  readonly mail: string;
  readonly address: string;
  readonly address_comp: string;
  readonly address_postal_code: string;
  readonly address_city: string;
  readonly status: (typeof schoolStatuses)[number] | null;
  readonly offers_id: OfferId | null;
  readonly invoice_periodicity: (typeof periodicities)[number] | null;
  readonly no_students_limit: boolean;
  readonly nb_students_max: string;
  readonly nb_teachers_max: string;
  readonly is_digital: boolean;
  readonly nb_physical_boxes: string;
  readonly date_expiration: string | null;
  /** `NONE`: the school has no zone; null: not chosen yet. */
  readonly holiday_zone: 'A' | 'B' | 'C' | 'NONE' | null;
  readonly quiet_start: string;
  readonly quiet_end: string;
  readonly quiet_weekends: boolean;
  readonly quiet_holidays: boolean;
};

const numberText = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

/** Initial values of a new or an existing school. */
export const schoolValues = (school?: School): SchoolValues => ({
  name: school?.name ?? '',
  description: school?.description ?? '',
  code: school?.code ?? '',
  phone: school?.phone ?? '',
  mail: school?.mail ?? '',
  address: school?.address ?? '',
  address_comp: school?.address_comp ?? '',
  address_postal_code: school?.address_postal_code ?? '',
  address_city: school?.address_city ?? '',
  status: school?.status ?? 'VISIBLE',
  offers_id: (school?.offers_id as OfferId | undefined) ?? null,
  invoice_periodicity: school?.invoice_periodicity ?? null,
  no_students_limit: school?.nb_students_max === null,
  nb_students_max: numberText(school?.nb_students_max),
  nb_teachers_max: numberText(school?.nb_teachers_max ?? 5),
  is_digital: school?.is_digital ?? false,
  nb_physical_boxes: numberText(school?.nb_physical_boxes ?? 0),
  date_expiration: school?.date_expiration ? parisDay(school.date_expiration) : null,
  holiday_zone: school?.holiday_zone ?? (school ? 'NONE' : null),
  quiet_start: (school ?? defaultQuietHours).quiet_start,
  quiet_end: (school ?? defaultQuietHours).quiet_end,
  quiet_weekends: (school ?? defaultQuietHours).quiet_weekends,
  quiet_holidays: (school ?? defaultQuietHours).quiet_holidays,
});

/** Whether the limits can be edited: for the offer with boxes, or before an offer is chosen [schools.trial-limits]. */
export const areLimitsEditable = (offer: OfferId | null): boolean => offer === null || hasBoxes(offer);
/** Physical boxes require the offer with boxes and a school that is not all-digital. */
export const canHaveBoxes = (values: Pick<SchoolValues, 'offers_id' | 'is_digital'>): boolean =>
  areLimitsEditable(values.offers_id) && !values.is_digital;

/** Limits of an offer on its own, without those set for a school. */
const limitsOfOffer = (offer: OfferId) => limitsOf({ offers_id: offer, nb_students_max: null, nb_teachers_max: 0 });

/** Student limit of the offer: null for no limit, undefined if the form sets the limit. */
export const studentLimitOf = (offer: OfferId | null): number | null | undefined =>
  areLimitsEditable(offer) ? undefined : limitsOfOffer(offer!).students;

/** Teacher limit of an independent teacher's offer; undefined for the offers of schools. */
export const teacherLimitOf = (offer: OfferId | null): number | undefined =>
  offer !== null && isIndependentOffer(offer) ? limitsOfOffer(offer).teachers : undefined;

/** Whether the postal code is complete but determines no zone, so that the zone has to be chosen. */
export const needsZoneChoice = (code: string): boolean =>
  postalCodePattern.test(code.trim()) && zoneOf(code.trim()) === null;

/**
 * Validation of the fields that a school admin edits: address, phone, description, zone and quiet hours
 * [notifications.quiet-times].
 */
export function contactSchema(t: TFunction<'schoolPanel'>) {
  const time = string()
    .trim()
    .required(t('panelForm:required'))
    .matches(timePattern, { message: t('timeRule'), excludeEmptyString: true });
  return object({
    description: textRule(t, maxLength.schoolDescription),
    phone: personRules(t).optionalPhone,
    address: textRule(t, maxLength.address),
    address_comp: textRule(t, maxLength.address),
    address_postal_code: postalCodeRule(t),
    address_city: requiredTextRule(t, maxLength.city),
    holiday_zone: string()
      .nullable()
      .when('address_postal_code', ([code], rule) =>
        needsZoneChoice(String(code ?? '')) ? rule.required(t('zoneRequired')) : rule,
      ),
    quiet_start: time,
    quiet_end: time.notOneOf([ref('quiet_start')], t('quietRule')),
  });
}

/**
 * Validation of the school form. An unchanged expiration may be in the past [schools.required] [schools.expiration]
 * [schools.numbers] [schools.below-used].
 */
export function schoolSchema(t: TFunction<'schoolPanel'>, school?: School) {
  const savedExpiration = schoolValues(school).date_expiration;
  const first = firstExpiration();
  const required = t('panelForm:required');

  const digits = string()
    .trim()
    .matches(schoolNumberPattern, { message: t('digits'), excludeEmptyString: true });
  const areSeatsEditable = ({ offers_id }: SchoolValues) => areLimitsEditable(offers_id);

  // Only the server checks a limit whose field is disabled, since the user could not correct it.
  const atLeast = (isEditable: (values: SchoolValues) => boolean, used = 0) =>
    digits.test(
      'used',
      t('belowUsed', { count: used }),
      (seats = '', { parent }) =>
        !isEditable(parent as SchoolValues) || !schoolNumberPattern.test(seats) || Number(seats) >= used,
    );

  return contactSchema(t).shape({
    name: requiredTextRule(t, maxLength.schoolName),
    code: string().trim().required(required).matches(schoolCodePattern, t('codeRule')),
    mail: personRules(t).email,
    status: string()
      .nullable()
      .oneOf([...schoolStatuses], required),
    offers_id: number()
      .nullable()
      .required(required)
      .test('fits', (offer, { createError }) => {
        if (!school || !offer || offer === school.offers_id) return true;
        const { nb_students, nb_classes } = school;
        const { students, classes } = limitsOfOffer(offer as OfferId);
        if (nb_students <= (students ?? Infinity) && nb_classes <= (classes ?? Infinity)) return true;
        return createError({ message: t('offerTooSmall', { nb_students, students, nb_classes, classes }) });
      }),
    invoice_periodicity: string().nullable().required(required),
    nb_students_max: atLeast(areSeatsEditable, school?.nb_students).when(
      ['no_students_limit', 'offers_id'],
      ([hasNoLimit, offer], rule) =>
        hasNoLimit || !areLimitsEditable(offer as OfferId | null) ? rule : rule.required(t('limitOrNone')),
    ),
    nb_teachers_max: atLeast(areSeatsEditable, school?.nb_teachers).required(required),
    nb_physical_boxes: atLeast(canHaveBoxes, school?.nb_students_phygital),
    date_expiration: string()
      .nullable()
      .required(required)
      .test('tomorrow', t('tomorrow'), (day) => !day || day >= first || day === savedExpiration),
  });
}

/** All values of the form, as a request body. */
export const toBody = (values: SchoolValues): CreateSchool => {
  const { name, code, mail, address_city, no_students_limit, nb_students_max, nb_physical_boxes } = values;
  return {
    name: name.trim(),
    code: code.trim(),
    mail: mail.trim(),
    address_city: address_city.trim(),
    description: textOrNull(values.description),
    phone: textOrNull(values.phone),
    address: textOrNull(values.address),
    address_comp: textOrNull(values.address_comp),
    address_postal_code: textOrNull(values.address_postal_code),
    holiday_zone: values.holiday_zone === 'NONE' ? null : values.holiday_zone,
    quiet_start: values.quiet_start.trim(),
    quiet_end: values.quiet_end.trim(),
    quiet_weekends: values.quiet_weekends,
    quiet_holidays: values.quiet_holidays,
    status: values.status ?? 'VISIBLE',
    offers_id: values.offers_id!,
    invoice_periodicity: values.invoice_periodicity!,
    nb_students_max: no_students_limit || nb_students_max === '' ? null : Number(nb_students_max),
    nb_teachers_max: teacherLimitOf(values.offers_id) ?? Number(values.nb_teachers_max),
    is_digital: values.is_digital,
    nb_physical_boxes: canHaveBoxes(values) ? Number(nb_physical_boxes) : 0,
    date_expiration: values.date_expiration!,
  };
};

/**
 * Request body with the changed values only. When a trial becomes paid, the expiration is sent even if it is unchanged,
 * because the server clears it otherwise [schools.trial-to-paid].
 */
export function toChanges(values: SchoolValues, before: SchoolValues): Partial<CreateSchool> {
  const opened = toBody(before);
  const edited = toBody(values);
  const changes = changedFields(opened, edited);
  return endsTrial(opened.offers_id, changes.offers_id)
    ? { ...changes, date_expiration: edited.date_expiration }
    : changes;
}

/** Request body with the changed values of the fields that a school admin edits. */
export function toOwnChanges(values: SchoolValues, before: SchoolValues): Partial<CreateSchool> {
  const changes = toChanges(values, before);
  return Object.fromEntries(ownSchoolFields.flatMap((field) => (field in changes ? [[field, changes[field]]] : [])));
}
