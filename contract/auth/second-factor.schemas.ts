import { z } from 'zod';

import { instant, string } from '../fields/fields.schemas.ts';

/** The step that a sign-in still requires: a code, or a first enrolment. */
const loginStepKinds = ['CODE', 'ENROLMENT'] as const;

/**
 * A new login session, or the step that the sign-in still requires. A client that sends the portal's header gets a
 * cookie. Any other client gets the session's `token`, or `login_step` to send with its next call
 * [accounts.session-cookie].
 */
export const signInResult = z.object({
  token: z.string().optional(),
  second_factor_required: z.enum(loginStepKinds).optional(),
  login_step: z.string().optional(),
});

/** Six digits of an authenticator app, or a recovery code. People may type spaces, which are ignored. */
export const code = string().trim().min(1, 'Champ requis').max(40);
/** Identifies the waiting sign-in of a client without cookies. */
const step = { login_step: string().max(200).optional() };

export const loginCode = z.object({ code, ...step });
export const loginEnrol = z.object(step).nullish();

/** A secret to enrol: `uri` for a QR code, `secret` (base 32) to type by hand. */
export const enrolment = z.object({ secret: z.string(), uri: z.string() });

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export const enrolled = signInResult.extend(recoveryCodes.shape);

export const secondFactor = z.object({
  is_enabled: z.boolean(),
  /** Whether the account must have a second factor. */
  is_required: z.boolean(),
  date_create: instant.nullable(),
  nb_recovery_codes: z.int(),
});
