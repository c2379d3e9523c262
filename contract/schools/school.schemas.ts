import { z } from 'zod';

import { instant, line, postalCode, requiredText, string, text, version } from '../fields/fields.schemas.ts';
import { maxLength } from '../fields/lengths.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { periodicities } from '../invoices/periods.ts';
import { zones } from '../learning/calendar/zones.ts';
import { offer } from '../offers/offers.routes.ts';
import { offerIds } from '../offers/offers.ts';
import { dayOrInstant, email, phone } from '../users/person-fields.schemas.ts';
import { quietHours } from './quiet-hours.schemas.ts';
import { maxSchoolNumber, schoolStatuses } from './school.ts';
import { schoolCodePattern } from './school-code.ts';

/** A school in a list. */
export const schoolRow = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  mail: z.string(),
  phone: z.string().nullable(),
  address_postal_code: z.string().nullable(),
  address_city: z.string(),
  status: z.enum(schoolStatuses),
  offers_id: z.int(),
  offer,
  is_master: z.boolean(),
  nb_students: z.int(),
  nb_students_max: z.int().nullable(),
  nb_teachers: z.int(),
  nb_teachers_max: z.int(),
  nb_classes: z.int(),
  nb_physical_boxes: z.int(),
  nb_students_phygital: z.int(),
  date_subscription: instant,
  date_trial_end: instant.nullable(),
  date_expiration: instant.nullable(),
});
export type SchoolRow = z.infer<typeof schoolRow>;

/** A school with all its data. `limits` are those of its offer; null means no limit. */
export const school = schoolRow.extend({
  version,
  description: z.string().nullable(),
  address: z.string().nullable(),
  address_comp: z.string().nullable(),
  holiday_zone: z.enum(zones).nullable(),
  /**
   * Quiet hours (`HH:MM`, Paris time) and quiet days delay notifications. Quiet days do not delay notifications about
   * the contract.
   */
  quiet_start: z.string(),
  quiet_end: z.string(),
  quiet_weekends: z.boolean(),
  quiet_holidays: z.boolean(),
  invoice_periodicity: z.enum(periodicities),
  is_digital: z.boolean(),
  /** Includes students who have left; `nb_students` counts used seats only. */
  nb_students_all: z.int(),
  /** Teachers and school admins. */
  nb_staff: z.int(),
  nb_packs: z.int(),
  /** Number of custom cards that are not shared; they are deleted with the school. */
  nb_custom_cards: z.int(),
  nb_followers: z.int(),
  limits: z.object({
    students: z.int().nullable(),
    teachers: z.int().nullable(),
    classes: z.int().nullable(),
    cards: z.int().nullable(),
  }),
  date_renewal: instant.nullable(),
  date_create: instant,
});
export type School = z.infer<typeof school>;

const digits = 'Ce champ ne peut contenir que des chiffres ou nombres';
/** A number of seats or boxes [schools.numbers]. */
const number = z.number(digits).int(digits).min(0, digits).max(maxSchoolNumber, digits);
const optionalText = (max: number) => text(max).nullable();

// [schools.required]
const fields = {
  name: requiredText(maxLength.schoolName),
  code: string().trim().regex(schoolCodePattern, 'Code attendu\u00a0: de 1 à 17 lettres, chiffres ou espaces.'),
  mail: email,
  address_city: requiredText(maxLength.city),
  offers_id: z.literal(Object.values(offerIds), 'Champ requis'),
  invoice_periodicity: z.enum(periodicities, 'Champ requis'),
  nb_teachers_max: number,
};
/** Fields that a new school may omit [schools.postal-code] [schools.zone]. */
const optionalFields = {
  description: optionalText(maxLength.schoolDescription),
  phone: phone.nullable(),
  address: line(maxLength.address).nullable(),
  address_comp: line(maxLength.address).nullable(),
  address_postal_code: postalCode.nullable(),
  holiday_zone: z.enum(zones).nullable(),
  ...quietHours,
  status: z.enum(schoolStatuses),
  nb_students_max: number.nullable(),
  nb_physical_boxes: number,
  is_digital: z.boolean(),
};

/**
 * A new school. `date_expiration` and `date_renewal` are tomorrow at the earliest; a trial has no `date_renewal`
 * [schools.expiration].
 */
export const createSchool = z
  .object({ ...optionalFields, date_renewal: dayOrInstant })
  .partial()
  .extend({ ...fields, date_expiration: dayOrInstant, request_id: requestId });
export type CreateSchool = z.input<typeof createSchool>;

export const updateSchool = z
  .object({ ...optionalFields, ...fields, date_renewal: dayOrInstant, date_expiration: dayOrInstant.nullable() })
  .partial();
export type UpdateSchool = z.input<typeof updateSchool>;
