import { z } from 'zod';

import { bodyId, id, instant, line, string, version } from '../fields/fields.schemas.ts';
import { plainPhone } from '../fields/phone.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { exportableQuery, searchText } from '../lists/lists.schemas.ts';
import { roles } from '../permissions/roles.ts';
import { accountStatuses, personStatuses } from '../users/account-status.ts';
import { dayOrInstant, email, invitation, requiredName } from '../users/person-fields.schemas.ts';
import { passwordMaxLength, passwordPattern } from './passwords.ts';

const passwordRule = 'Au moins 8 caractères, avec une minuscule, une majuscule, un chiffre et un caractère spécial.';
/**
 * Minimum rule for every role [accounts.password]; the server is stricter for some roles and refuses common passwords.
 */
export const password = string()
  .max(passwordMaxLength, `${passwordMaxLength} caractères au plus.`)
  .regex(passwordPattern, passwordRule);

/** The secret of a link or of `GET /auth/temp_token`. */
export const ticketSecret = string().min(1, 'Champ requis').max(200);
const phone = line(30).overwrite(plainPhone).nullable();

/** The signed-in user. `id` is that of the account, `id_user` that of the person, `avatar` that of a document. */
export const loggedUser = z.object({
  id: z.int(),
  id_user: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string().nullable(),
  role: z.enum(roles),
  school_id: z.int().nullable(),
  offer_id: z.int().nullable(),
  /** For a follower: the offers of those of their children's schools that have access. Null for other roles. */
  children_offers: z.array(z.int()).nullish(),
  nb_cards: z.int(),
  nb_physical_boxes: z.int(),
  avatar: z.int().nullable(),
  /** Whether the account may try versions of remotes. */
  is_developer: z.boolean(),
  datetime: instant,
  /** Language of the account's mails. */
  lang: z.enum(['fr', 'en']),
  /** Version of the account. */
  version,
  authentication: z.object({
    firstname: z.string(),
    lastname: z.string(),
    email: z.string().nullable(),
    has_password: z.boolean(),
    is_linked: z.boolean(),
  }),
});

/** An account as shown to those who manage it. */
export const account = z.object({
  id: z.int(),
  version,
  id_user: z.int().nullable(),
  role: z.enum(roles),
  email: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string().nullable(),
  status: z.enum(accountStatuses),
  school_id: z.int().nullable(),
  date_subscription: instant,
  date_expiration: instant.nullable(),
  ...invitation,
  has_second_factor: z.boolean(),
});

export const accountFilter = exportableQuery([
  'lastname',
  'firstname',
  'email',
  'status',
  'date_subscription',
  'date_expiration',
]).extend({
  role: z.enum(roles).optional(),
  status: z.enum(personStatuses).optional(),
  search: searchText,
});

/** Creates an account; `POST /users` then creates its person. For a superadmin, this call also creates the person. */
export const createAccount = z.object({
  role: z.enum(roles),
  email,
  firstname: requiredName,
  lastname: requiredName,
  phone: phone.optional(),
  /** School of the new person; a school admin can only name their own school. */
  school_id: bodyId.optional(),
  request_id: requestId,
});

export const updateAccount = z.object({
  firstname: requiredName.optional(),
  lastname: requiredName.optional(),
  phone: phone.optional(),
  status: z.enum(accountStatuses).optional(),
  date_subscription: dayOrInstant.optional(),
  date_expiration: dayOrInstant.nullable().optional(),
});

/**
 * The account with this address. If the account belongs to another school, only `isExisting` and `role` are set. `role`
 * is then USER for a follower, who can receive an attach request, otherwise null [followers.lookup-other-school].
 */
export const checkedEmail = z.object({
  isExisting: z.boolean(),
  id: z.int().nullable(),
  authentications_id: z.int().nullable(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  role: z.enum(roles).nullable(),
});

export const followerFilter = exportableQuery(['lastname', 'firstname', 'email', 'status']).extend({
  search: searchText,
  school_id: id.optional(),
  status: z.enum(personStatuses).optional(),
});

const school = z.object({ id: z.int(), name: z.string() });

/** A follower of any school, with the students they follow. */
export const appFollower = z.object({
  id: z.int(),
  authentications_id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.enum(accountStatuses),
  ...invitation,
  students: z.array(
    z.object({
      relation: z.string(),
      student: z.object({ id: z.int(), firstname: z.string(), lastname: z.string(), school }),
    }),
  ),
});
