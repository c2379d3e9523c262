import { isIndependentOffer } from '../offers/offers.ts';
import { type Actor, administratorRoles, isRole, roleTable } from './roles.ts';

/**
 * Whether an actor administers their own school: a school admin or an independent teacher. The offer of the school can
 * change, so each request checks this again [staff.independent] [staff.independent-end].
 */
export const administersSchool = ({ kind, offerId }: Pick<Actor, 'kind' | 'offerId'>): boolean =>
  isRole(kind) &&
  (administratorRoles.includes(kind) || (roleTable[kind].scope === 'classes' && isIndependentOffer(offerId)));
