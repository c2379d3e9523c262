import type { Actor } from '../permissions/roles.ts';
import type { LoggedUser } from './auth.routes.ts';

/** The signed-in user as the actor that `can` expects. */
export const actorOf = (user: LoggedUser): Actor => ({
  kind: user.role,
  id: user.id,
  userId: user.id_user,
  schoolId: user.school_id,
  offerId: user.offer_id,
  nbCards: user.nb_cards,
  nbPhysicalBoxes: user.nb_physical_boxes,
  ...(user.is_developer && { isDeveloper: true }),
  ...(user.children_offers && { childrenOffers: user.children_offers }),
});
