import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { hashSecret } from '../http/actor/actor.ts';
import type { VerifiedToken } from './id-token.ts';

/**
 * Stores that an access token came with a verified ID token: its holder may complete the sign-in within 10 minutes.
 */
export const saveLogin = (db: Db, accessToken: string, { sub, authTime }: VerifiedToken, linkHash: Buffer | null) =>
  db
    .insertInto('oidc_logins')
    .values({
      access_hash: hashSecret(accessToken),
      sub,
      link_hash: linkHash,
      date_auth: authTime?.toISOString() ?? null,
      date_expiration: sql`now() + interval '10 minutes'`,
    })
    .execute();

/** Consumes a verified sign-in. @returns false if it was already consumed */
export async function consumeLogin(db: Db, accessToken: string): Promise<boolean> {
  const consumed = await db
    .deleteFrom('oidc_logins')
    .where('access_hash', '=', hashSecret(accessToken))
    .returning('sub')
    .executeTakeFirst();
  return !!consumed;
}
