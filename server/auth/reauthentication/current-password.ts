import type { FastifyRequest } from 'fastify';

import type { Db } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { limits } from '../../rate-limits/limits.ts';
import { findSignInById } from '../credentials/auth.queries.ts';
import { isPassword } from '../credentials/password-hash.ts';

/** The refusal of a wrong current password [accounts.current-password]. */
export const wrongPassword = () =>
  new ApiError('WRONG_PASSWORD', { fields: { current_password: 'Votre mot de passe actuel est incorrect' } });

/**
 * Checks the signed-in person's current password. Five failures from one network address lock the check there for 15
 * minutes, as at sign-in [accounts.current-password].
 * @returns the hash that the password matches
 * @throws WRONG_PASSWORD; LOCKED_OUT
 */
export async function checkPassword(db: Db, { actor, ip }: FastifyRequest, current: string): Promise<string> {
  const pair = { account: actor.id, address: ip };
  const { refusal } = await limits(db).consume('password', pair);
  const account = await findSignInById(db, actor.id);
  const hash = account?.password_hash;
  if (!hash || !(await isPassword(hash, current))) throw refusal ?? wrongPassword();
  await limits(db).reset('password', pair);
  return hash;
}
