import type { FieldErrors } from '@memocartes/contract/errors/errors';
import { parisDay } from '@memocartes/contract/learning/calendar/days';
import { zoneOf } from '@memocartes/contract/learning/calendar/zones';
import { hasBoxes, isIndependentOffer, isOfferLocked, isTrial } from '@memocartes/contract/offers/offers';
import { firstExpiration } from '@memocartes/contract/schools/ending';
import { ownSchoolFields } from '@memocartes/contract/schools/own-school-fields';
import { defaultQuietHours } from '@memocartes/contract/schools/quiet-hours';

import { invalid } from '../http/errors.ts';

/** The permission that a change of these fields requires [schools.contact-part] [staff.independent-limits]. */
export const editActionFor = (changes: object) =>
  Object.keys(changes).every((field) => (ownSchoolFields as readonly string[]).includes(field))
    ? 'school:edit-contact'
    : 'school:edit';

type Fields = {
  offers_id?: number;
  is_digital?: boolean;
  nb_physical_boxes?: number;
  nb_students_max?: number | null;
  date_expiration?: string | null;
  date_renewal?: string;
};
type ExistingSchool = Required<Pick<Fields, 'offers_id' | 'is_digital' | 'nb_physical_boxes'>> & {
  date_expiration: string | null;
};

/** The day in Paris of a day or an instant. */
const dayOf = (value: string) => (value.length > 10 ? parisDay(value) : value);

/**
 * Checks rules across several fields of the school form.
 * - Expiration and renewal are tomorrow at the earliest [schools.expiration]. A trial has no renewal.
 * - The paid offer of a school is final [schools.offer-locked]. Schools and independent teachers can't take each
 *   other's offers.
 * - Boxes require the paid offer and a school that is not fully digital [schools.digital].
 * @param existing the current school, if it is being changed
 * @throws 422 naming every wrong field
 */
export function checkSchool(fields: Fields, existing?: ExistingSchool): void {
  const wrong: FieldErrors = {};
  const { date_expiration: expiration } = fields;
  const isNew = expiration && expiration !== existing?.date_expiration;
  if (isNew && dayOf(expiration) < firstExpiration()) {
    wrong.date_expiration = 'La date d’expiration est demain au plus tôt.';
  }
  const offer = fields.offers_id ?? existing?.offers_id ?? 0;
  if (fields.date_renewal && isTrial(offer)) wrong.date_renewal = 'Un essai n’a pas de date de renouvellement.';
  else if (fields.date_renewal && dayOf(fields.date_renewal) < firstExpiration()) {
    wrong.date_renewal = 'La date de renouvellement est demain au plus tôt.';
  }
  if (existing && isOfferLocked(existing.offers_id) && offer !== existing.offers_id) {
    wrong.offers_id = 'L’offre «\u00a0École, abonnée\u00a0» ne peut plus être changée.';
  }
  if (existing && isIndependentOffer(existing.offers_id) !== isIndependentOffer(offer)) {
    wrong.offers_id =
      'Un enseignant indépendant ne peut pas prendre l’offre d’une école, ni une école celle d’un enseignant.';
  }
  const boxes = fields.nb_physical_boxes ?? existing?.nb_physical_boxes ?? 0;
  if (boxes > 0 && !hasBoxes(offer)) {
    wrong.nb_physical_boxes = 'Les boîtes physiques sont réservées à l’offre «\u00a0École, abonnée\u00a0».';
  } else if (boxes > 0 && (fields.is_digital ?? existing?.is_digital)) {
    wrong.nb_physical_boxes = 'Un établissement 100\u00a0% numérique n’a pas de boîte physique.';
  }
  if (Object.keys(wrong).length) throw invalid(wrong);
}

type QuietTimes = { quiet_start: string; quiet_end: string };

/**
 * Checks that quiet hours start and end at different times [notifications.quiet-times].
 * @param existing the times of the school, locked when they are changed
 * @throws 422 naming the field that was sent
 */
export function checkQuietTimes(
  { quiet_start, quiet_end }: { [field in keyof QuietTimes]?: string | undefined },
  existing: QuietTimes = defaultQuietHours,
): void {
  if (quiet_start === undefined && quiet_end === undefined) return;
  if ((quiet_start ?? existing.quiet_start) !== (quiet_end ?? existing.quiet_end)) return;
  throw invalid({
    [quiet_end === undefined ? 'quiet_start' : 'quiet_end']:
      'Choisissez deux heures différentes pour le début et la fin des heures calmes.',
  });
}

/** Adds the holiday zone of the postal code to the fields, unless the fields contain a zone [schools.zone]. */
export const withZone = <F extends { address_postal_code?: string | null; holiday_zone?: 'A' | 'B' | 'C' | null }>(
  fields: F,
): F =>
  fields.address_postal_code && fields.holiday_zone === undefined
    ? { ...fields, holiday_zone: zoneOf(fields.address_postal_code) }
    : fields;
