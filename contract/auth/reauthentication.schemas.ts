import { z } from 'zod';

import { string } from '../fields/fields.schemas.ts';
import { code } from './second-factor.schemas.ts';

/**
 * `current_password` is required, except for an account without a password: its last national sign-on must be less than
 * 5 minutes old [accounts.fresh-sign-on] [accounts.delete-own].
 */
export const proof = z.object({ current_password: string().max(200).optional() });
/** `code` is required once a second factor is enabled [accounts.sensitive]. */
export const fullProof = proof.extend({ code: code.optional() });
export const proofAndCode = proof.extend({ code });
