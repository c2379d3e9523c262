import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { hashSecret } from '../http/actor/actor.ts';

/** The verified sign-in of an access token, without consuming it. */
export const findLogin = (db: Db, accessToken: string) =>
  db
    .selectFrom('oidc_logins')
    .select(['sub', 'link_hash', 'date_auth'])
    .where('access_hash', '=', hashSecret(accessToken))
    .where('date_expiration', '>', sql<string>`now()`)
    .executeTakeFirst();
