import { z } from 'zod';
import { routes } from '../http/route.ts';
import { created, idParams, string } from '../lists/lists.ts';
import { email } from '../people/people.schemas.ts';
import { authCalls } from './auth.calls.ts';
import * as schemas from './auth.schemas.ts';

const { password, ticketSecret } = schemas;

const credentials = z.object({ email, password: string().min(1, 'Champ requis').max(200) });
/** `token` only for a client that holds no cookie, i.e. that does not send the portal's header. */
const opened = z.object({ token: z.string().optional() });
const temporary = z.object({ token: z.string(), date_expiration: z.string() });

/**
 * `purpose` SESSION signs in at once, unless somebody else is signed in: then `needs_confirmation`, nothing is consumed, and the same
 * call with `replace` goes on. INVITATION and RESET consume nothing here: the ticket goes with the new password.
 */
const ticketAnswer = z.object({
  purpose: z.enum(['SESSION', 'INVITATION', 'RESET']),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string().nullable(),
  needs_confirmation: z.boolean(),
  token: z.string().optional(),
});

/** One of the two goes with it: the current password of who is signed in, or the ticket of an invitation or reset mail. */
const newPassword = z.object({
  password,
  current_password: z.string().max(200).optional(),
  ticket: ticketSecret.optional(),
});

export type LoggedUser = z.infer<typeof schemas.loggedUser>;
export type Credentials = z.input<typeof credentials>;
export type TemporaryToken = z.infer<typeof temporary>;
export type TicketAnswer = z.infer<typeof ticketAnswer>;
export type NewPassword = z.input<typeof newPassword>;
export type CheckedEmail = z.infer<typeof schemas.checkedEmail>;
export type Account = z.infer<typeof schemas.account>;
export type AccountFilter = z.input<typeof schemas.accountFilter>;
export type CreateAccount = z.input<typeof schemas.createAccount>;
export type UpdateAccount = z.input<typeof schemas.updateAccount>;
export type AppFollower = z.infer<typeof schemas.appFollower>;
export type AppFollowerFilter = z.input<typeof schemas.followerFilter>;

export const auth = routes('auth', authCalls, {
  token: { summary: 'Whether the session is good: 204, or 401.', status: 204 },
  user: { summary: 'The logged user.', response: z.object({ user: schemas.loggedUser }) },
  login: { summary: 'Signs in with an address and a password.', body: credentials, response: opened },
  logout: { summary: 'Ends the session.', status: 204 },
  tempToken: { summary: 'A ticket for `?token=`: once, within 60 s.', response: temporary },
  ticket: {
    summary: 'Takes a ticket that came with an address.',
    body: z.object({ ticket: ticketSecret, replace: z.boolean().optional() }),
    response: ticketAnswer,
  },
  reset: { summary: 'Asks for a mail to choose another password.', body: z.object({ email }), status: 204 },
  setPassword: {
    summary: 'Sets a password; every other session of the account ends.',
    body: newPassword,
    response: opened,
  },
  link: {
    summary: 'A code that links the next national sign-on to this account: once, within 10 minutes.',
    response: z.object({ code: z.string(), date_expiration: z.string() }),
  },
  check: {
    summary: 'Whether an account has this address.',
    params: z.object({ email }),
    response: schemas.checkedEmail,
  },
  list: {
    summary: 'Accounts, of a role if asked.',
    query: schemas.accountFilter,
    response: z.object({ authentications: z.array(schemas.account), count: z.number().int() }),
  },
  followers: {
    summary: 'Followers of the whole application.',
    query: schemas.followerFilter,
    response: z.object({ followers: z.array(schemas.appFollower), count: z.number().int() }),
  },
  view: { summary: 'One account.', params: idParams, response: schemas.account },
  create: {
    summary: 'Creates an account and invites its person.',
    body: schemas.createAccount,
    status: 201,
    response: created,
  },
  update: {
    summary: 'Changes an account: name, phone; status and dates by the provider. Sessions end at once where they must.',
    params: idParams,
    body: schemas.updateAccount,
    response: schemas.account,
  },
  delete: { summary: 'Deletes an account and its person.', params: idParams, status: 204 },
  reject: { summary: 'Refuses an account that awaits validation.', params: idParams, status: 204 },
  sendMail: { summary: 'Sends the invitation again.', params: idParams, status: 204 },
});
