import { z } from 'zod';

import { instant, string } from '../lists/lists.ts';

/** What a sign-in still needs: a code, or a first enrolment. */
export const loginStepKinds = ['CODE', 'ENROLMENT'] as const;

/**
 * An opened session; `token` only for a client that holds no cookie, i.e. that does not send the portal's header. With `second_factor_required` there is no
 * session yet: `login_step` (for a client without cookies) goes with the next call.
 */
export const opened = z.object({
  token: z.string().optional(),
  second_factor_required: z.enum(loginStepKinds).optional(),
  login_step: z.string().optional(),
});

/** Six digits of an application, or a recovery code. Spaces are the person's own. */
export const code = string().trim().min(1, 'Champ requis').max(40);
/** The pending sign-in of a client without cookies. */
const step = { login_step: string().max(200).optional() };
const currentPassword = string().max(200);

export const loginCode = z.object({ code, ...step });
export const loginEnrol = z.object(step).nullish();

/** A secret to enrol: `uri` for a QR code, `secret` (base 32) to type by hand. */
export const enrolment = z.object({ secret: z.string(), uri: z.string() });

/** An account without password proves its identity by a sign-in less than 5 minutes old. */
export const proof = z.object({ current_password: currentPassword.optional() });
/** `code` only where a second factor is already enabled: the new one takes its place. */
export const enrol = proof.extend({ code: code.optional() });
export const proofAndCode = proof.extend({ code });

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export const enrolled = opened.extend(recoveryCodes.shape);

export const secondFactor = z.object({
  is_enabled: z.boolean(),
  /** Whether the account must have one. */
  is_required: z.boolean(),
  date_create: instant.nullable(),
  nb_recovery_codes: z.number().int(),
});

/** A login session. `network` is the caller's address without its last part; both names are empty where unknown. */
export const loginSession = z.object({
  id: z.number().int(),
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  date_create: instant,
  date_used: instant,
  is_current: z.boolean(),
});
