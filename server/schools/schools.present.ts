import { limitsOf } from '@memocartes/contract/offers/limits';
import type { School, SchoolRow } from '@memocartes/contract/schools/schools.routes';
import type { Selectable } from 'kysely';

import type { Schools } from '../database/tables/people.ts';
import { presentOffer } from '../offers/offers.routes.ts';

export const presentSchoolRow = (row: Selectable<Schools>): SchoolRow => ({
  ...row,
  offer: presentOffer(row.offers_id),
});

type Counts = Record<'nb_packs' | 'nb_custom_cards' | 'nb_followers' | 'nb_staff', number | null>;
type WholeRow = Selectable<Schools> & Counts;

/** A school with all its fields, its counts and the limits of its offer. */
export const presentSchool = (row: WholeRow): School => ({
  ...row,
  offer: presentOffer(row.offers_id),
  limits: limitsOf(row),
  nb_packs: row.nb_packs ?? 0,
  nb_custom_cards: row.nb_custom_cards ?? 0,
  nb_staff: row.nb_staff ?? 0,
  nb_followers: row.nb_followers ?? 0,
});
