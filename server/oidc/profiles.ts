import { isEmail, normalizeEmail } from '@memocartes/contract/fields/email';
import { capitalise } from '@memocartes/contract/fields/names';
import { type Role, roleRow, roles } from '@memocartes/contract/permissions/roles';

import { refuse } from '../http/errors.ts';
import type { Profile } from './gar.client.ts';

/** The role of the accounts with a profile code; undefined if the profile is not admitted [accounts.gar-profile]. */
const roleOfProfile = (code: string) => roles.find((role) => roleRow(role).garProfiles?.includes(code));

/** The person who signs on, in the portal's terms. `uai` is empty when the sign-on names no school. */
export type SignedOn = {
  ido: string;
  uai: string;
  role: Role;
  firstname: string;
  lastname: string;
  email: string | null;
  /** Stored with the identity: the profile, and the data that suggest classes. */
  claims: Pick<Profile, 'DIV' | 'GRO' | 'P_MAT' | 'typProfil'>;
};

/**
 * Reads a profile, whose code is `National_ens` or `ens`, for example, in upper or lower case [accounts.gar-profile].
 * @throws PROFILE_REFUSED
 */
export function readPerson(profile: Profile): SignedOn {
  const code = (profile.typProfil ?? profile.PRO ?? '')
    .trim()
    .toLowerCase()
    .replace(/^national_/, '');
  const role = roleOfProfile(code);
  if (!role) throw refuse('PROFILE_REFUSED');
  const { IDO, UAI = '', PRE = '', NOM = '', P_MEL = '', DIV, GRO, P_MAT, typProfil } = profile;
  const email = normalizeEmail(P_MEL);

  return {
    ido: IDO.toLowerCase(),
    uai: UAI.replaceAll(' ', '').toUpperCase(),
    role,
    firstname: capitalise(PRE) || 'Enseignant',
    lastname: capitalise(NOM),
    email: isEmail(email) ? email : null,
    claims: { DIV, GRO, P_MAT, typProfil },
  };
}
