import { z } from 'zod';

import { created, idParams, ifMatchSummary, string } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { email } from '../users/person-fields.schemas.ts';
import { authCalls } from './auth.calls.ts';
import * as schemas from './auth.schemas.ts';
import { loginSession } from './login-sessions.schemas.ts';
import { fullProof, type proof, proofAndCode } from './reauthentication.schemas.ts';
import * as factor from './second-factor.schemas.ts';

const { password, ticketSecret } = schemas;

/** Whether a follower stays signed in on this device; ignored for other roles [accounts.stay-signed-in]. */
const staySignedIn = z.boolean().optional();
const credentials = z.object({
  email,
  password: string().min(1, 'Champ requis').max(200),
  stay_signed_in: staySignedIn,
});
const temporary = z.object({ token: z.string(), date_expiration: z.string() });

/**
 * A ticket of purpose SESSION signs in. Any other ticket stays valid, and the client sends it again:
 * - INVITATION and RESET: with the new password, which also signs in.
 * - EMAIL: to confirm the new address `email`.
 *
 * `needs_confirmation`: signing in would replace the session of another account. After a confirmation, the client
 * repeats the call with `replace` [accounts.ticket-other-person].
 */
const ticketResponse = z.object({
  purpose: z.enum(['SESSION', 'INVITATION', 'RESET', 'EMAIL']),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string().nullable(),
  needs_confirmation: z.boolean(),
  /** Minimum length of the account's password. */
  password_min_length: z.int(),
  /** Whether the choice to stay signed in has an effect for the account [accounts.stay-signed-in]. */
  may_stay_signed_in: z.boolean(),
  token: z.string().optional(),
});

/** Requires either the current password of the signed-in user, or the ticket of an invitation or reset e-mail. */
const newPassword = z.object({
  password,
  current_password: z.string().max(200).optional(),
  ticket: ticketSecret.optional(),
  stay_signed_in: staySignedIn,
});

const claim = z.object({ code: string().trim().min(1, 'Champ requis').max(40, 'Code incorrect'), email });

const changeEmail = fullProof.extend({ email });
const deletion = fullProof.nullish();

export type LoggedUser = z.infer<typeof schemas.loggedUser>;
export type Credentials = z.input<typeof credentials>;
export type TemporaryToken = z.infer<typeof temporary>;
export type TicketResponse = z.infer<typeof ticketResponse>;
export type SignInResult = z.infer<typeof factor.signInResult>;
export type Enrolment = z.infer<typeof factor.enrolment>;
export type Enrolled = z.infer<typeof factor.enrolled>;
export type RecoveryCodes = z.infer<typeof factor.recoveryCodes>;
export type SecondFactor = z.infer<typeof factor.secondFactor>;
export type LoginSession = z.infer<typeof loginSession>;
export type Proof = z.input<typeof proof>;
export type FullProof = z.input<typeof fullProof>;
export type ProofAndCode = z.input<typeof proofAndCode>;
export type ChangeEmail = z.input<typeof changeEmail>;
export type Claim = z.input<typeof claim>;
export type NewPassword = z.input<typeof newPassword>;
export type CheckedEmail = z.infer<typeof schemas.checkedEmail>;
export type Account = z.infer<typeof schemas.account>;
export type AccountFilter = z.input<typeof schemas.accountFilter>;
export type CreateAccount = z.input<typeof schemas.createAccount>;
export type UpdateAccount = z.input<typeof schemas.updateAccount>;
export type AppFollower = z.infer<typeof schemas.appFollower>;
export type AppFollowerFilter = z.input<typeof schemas.followerFilter>;

export const auth = routes('auth', authCalls, {
  token: { summary: 'Whether the login session is valid: 204, or 401.', status: 204 },
  user: { summary: 'The signed-in user.', response: z.object({ user: schemas.loggedUser }) },
  login: { summary: 'Signs in with an address and a password.', body: credentials, response: factor.signInResult },
  loginCode: {
    summary: 'Completes a sign-in with the code of an authenticator app, or a recovery code.',
    body: factor.loginCode,
    response: factor.signInResult,
  },
  loginEnrol: {
    summary: 'The secret to enrol a second factor, for a sign-in that requires one.',
    body: factor.loginEnrol,
    response: factor.enrolment,
  },
  loginConfirm: {
    summary:
      'Confirms an enrolment at sign-in with a code: opens the session and returns the recovery codes, only once.',
    body: factor.loginCode,
    response: factor.enrolled,
  },
  logout: { summary: 'Ends the login session.', status: 204 },
  tempToken: { summary: 'A ticket for `?token=`, which works once within 60 s.', response: temporary },
  ticket: {
    summary: 'Reads the ticket of a URL (`?token=`); one with the purpose SESSION is exchanged for a login session.',
    body: z.object({ ticket: ticketSecret, replace: z.boolean().optional() }),
    response: ticketResponse,
  },
  reset: { summary: 'Requests a mail to choose another password.', body: z.object({ email }), status: 204 },
  claim: {
    summary: 'Exchanges the code of a slip for an invitation, sent to the given address.',
    body: claim,
    status: 204,
  },
  setPassword: {
    summary: 'Sets a password; every other session of the account ends.',
    body: newPassword,
    response: factor.signInResult,
  },
  link: {
    summary: 'A code that links the next national sign-on to this account; works once within 10 minutes.',
    body: fullProof.nullish(),
    response: z.object({ code: z.string(), date_expiration: z.string() }),
  },
  sessions: {
    summary: 'The person’s own login sessions, most recently used first.',
    response: z.object({ sessions: z.array(loginSession) }),
  },
  endSession: { summary: 'Ends one of the person’s own login sessions.', params: idParams, status: 204 },
  endOtherSessions: { summary: 'Ends all other login sessions of the person.', status: 204 },
  changeEmail: {
    summary: 'Requests a change of e-mail address, effective once the link sent there is confirmed.',
    body: changeEmail,
    status: 204,
  },
  confirmEmail: {
    summary: 'Confirms a new e-mail address by its ticket.',
    body: z.object({ ticket: ticketSecret }),
    status: 204,
  },
  secondFactor: { summary: 'State of the person’s own second factor.', response: factor.secondFactor },
  enrol: {
    summary: 'A secret to enrol a second factor; it replaces an enabled one once it is confirmed.',
    body: fullProof.nullish(),
    response: factor.enrolment,
  },
  confirmFactor: {
    summary: 'Confirms the enrolment with a code; every other session ends.',
    body: z.object({ code: factor.code }),
    response: factor.recoveryCodes,
  },
  recoveryCodes: {
    summary: 'New recovery codes; earlier codes become invalid.',
    body: proofAndCode,
    response: factor.recoveryCodes,
  },
  disableFactor: {
    summary: 'Disables the person’s own second factor; their other sessions end.',
    body: proofAndCode,
    status: 204,
  },
  resetFactor: {
    summary: 'Removes the second factor of another person, whose sessions end.',
    params: idParams,
    status: 204,
  },
  check: {
    summary: 'Whether an account has this address.',
    params: z.object({ email }),
    response: schemas.checkedEmail,
  },
  list: {
    summary: 'Accounts, optionally of one role.',
    query: schemas.accountFilter,
    response: z.object({ authentications: z.array(schemas.account), count: z.int() }),
  },
  followers: {
    summary: 'Followers of the whole application.',
    query: schemas.followerFilter,
    response: z.object({ followers: z.array(schemas.appFollower), count: z.int() }),
  },
  view: { summary: 'One account.', params: idParams, response: schemas.account },
  create: {
    summary: 'Creates an account and invites its person.',
    body: schemas.createAccount,
    status: 201,
    response: created,
  },
  update: {
    summary: `Changes an account: name, phone; status and dates by a superadmin. Any status other than active ends its sessions. ${ifMatchSummary}`,
    params: idParams,
    body: schemas.updateAccount,
    response: schemas.account,
  },
  delete: {
    summary:
      'Deletes an account and its person; the caller’s own requires proof of identity and, if enabled, the second factor.',
    params: idParams,
    body: deletion,
    status: 204,
  },
  reject: { summary: 'Rejects an account that awaits validation.', params: idParams, status: 204 },
  sendMail: { summary: 'Sends the invitation again.', params: idParams, status: 204 },
});
