import { offerIds } from '@memocartes/contract/offers/offers';
import { type Role, roleRow, type RoleScope } from '@memocartes/contract/permissions/roles';

import type { Me } from '../session/session.tsx';
import { toMe } from '../session/toMe.ts';
import type { Settings } from '../settings/settings.tsx';

const names = {
  platform: ['Nadia', 'Ferrand'],
  school: ['Hélène', 'Marchand'],
  classes: ['Camille', 'Roussel'],
  children: ['Karim', 'Benali'],
} as const satisfies Record<RoleScope, readonly [string, string]>;

/** A signed-in person of a role, by default of school 1 (offer 4, two physical boxes); a superadmin has no school. */
export function fakeMe(role: Role, changes: Partial<Me> = {}): Me {
  const [firstname, lastname] = names[roleRow(role).scope];
  const isSuperadmin = roleRow(role).scope === 'platform';
  const me = toMe({
    id: 10,
    id_user: 20,
    firstname,
    lastname,
    phone: null,
    role,
    school_id: isSuperadmin ? null : 1,
    offer_id: isSuperadmin ? null : offerIds.SCHOOL_PAYED,
    nb_cards: 0,
    nb_physical_boxes: isSuperadmin ? 0 : 2,
    avatar: null,
    is_developer: false,
    datetime: '2026-11-21T08:00:00.000Z',
    lang: 'fr',
    version: 1,
    authentication: {
      firstname,
      lastname,
      email: `${firstname.toLowerCase()}@example.fr`,
      has_password: true,
      is_linked: false,
    },
  });
  return { ...me, ...changes };
}

/** The server's default settings, with the paths of a national sign-on on this machine. */
export const fakeSettings: Settings = {
  APP_NAME: 'Mémocartes',
  CONTACT_MAIL: 'contact@example.fr',
  ENABLE_HEADER: true,
  ACTIVE_NOTIFICATIONS: true,
  CAN_SWITCH_LANG: true,
  CAN_SWITCH_THEM: true,
  LIMIT_FILE_UPLOAD: 5_000_000,
  LIST_FILE_TYPES: ['jpeg', 'jpg', 'png', 'pdf', 'xlsx', 'docx', 'txt'],
  NB_ITEM_PER_PAGE: 20,
  DEMO: false,
  demoAccounts: [],
  oidc: {
    authority: 'http://localhost/gar',
    clientId: 'memocartes',
    authorizationEndpoint: 'http://localhost/gar/oidc/oidcAuthorize',
    endSessionEndpoint: 'http://localhost/gar/oidc/oidcLogout',
    idRessource: 'ark:/99999/memocartes',
    scope: 'openid scope.gar',
  },
};
