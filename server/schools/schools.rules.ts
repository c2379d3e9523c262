import { addDays, parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { zoneOf } from '@memocartes/contract/learning/calendar/zones';
import type { FieldErrors } from '@memocartes/contract/errors/errors';
import { isMaster } from '@memocartes/contract/offers/offers';
import { invalid } from '../http/errors.ts';

type Fields = {
  offers_id?: number | undefined;
  is_digital?: boolean | undefined;
  nb_physical_boxes?: number | undefined;
  nb_students_max?: number | null | undefined;
  date_expiration?: string | null | undefined;
};
type ExistingSchool = Required<Pick<Fields, 'offers_id' | 'is_digital' | 'nb_physical_boxes'>> & {
  date_expiration: string | null;
};

/**
 * Checks rules across several fields of the school form: the expiration is tomorrow at the earliest, offer 4 is
 * final, boxes are for offer 4 and not for a school that is all digital.
 * @param existing the school as it is, when it is changed
 * @throws 422 naming every wrong field
 */
export function checkSchool(fields: Fields, existing?: ExistingSchool): void {
  const wrong: FieldErrors = {};
  const { date_expiration: expiration } = fields;
  const isNew = expiration && expiration !== existing?.date_expiration;
  if (isNew && parisDay(expiration.length > 10 ? expiration : `${expiration}T12:00:00Z`) < addDays(today(), 1)) {
    wrong.date_expiration = 'La date d’expiration est demain au plus tôt.';
  }
  const offer = fields.offers_id ?? existing?.offers_id ?? 0;
  if (existing?.offers_id === 4 && offer !== 4) wrong.offers_id = 'L’offre avec boîtes ne peut plus être changée.';
  if (existing && isMaster(existing.offers_id) !== isMaster(offer)) {
    wrong.offers_id = 'Un enseignant indépendant et un établissement ne peuvent pas échanger leur offre.';
  }
  const boxes = fields.nb_physical_boxes ?? existing?.nb_physical_boxes ?? 0;
  if (boxes > 0 && offer !== 4) wrong.nb_physical_boxes = 'Les boîtes physiques sont réservées à l’offre avec boîtes.';
  else if (boxes > 0 && (fields.is_digital ?? existing?.is_digital)) {
    wrong.nb_physical_boxes = 'Un établissement 100\u00a0% numérique n’a pas de boîte physique.';
  }
  if (Object.keys(wrong).length) throw invalid(wrong);
}

/** The holiday zone that goes with a postal code, unless one is given by hand. */
export const withZone = <F extends { address_postal_code?: string | null; holiday_zone?: 'A' | 'B' | 'C' | null }>(
  fields: F,
): F =>
  fields.address_postal_code && fields.holiday_zone === undefined
    ? { ...fields, holiday_zone: zoneOf(fields.address_postal_code) }
    : fields;
