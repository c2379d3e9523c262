import { randomBytes } from 'node:crypto';

import type { DeviceSecret } from '@memocartes/contract/devices/approval/devices.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Config } from '../../config/config.ts';
import { decrypt, encrypt } from '../../config/encryption.ts';
import type { Db } from '../../database/database.ts';
import { recordHistory } from '../../history/history.writes.ts';
import { hashSecret } from '../../http/actor/actor.ts';

/** A new secret of a school, as a row to insert. */
function newRow(config: Config, schoolId: number) {
  const secret = randomBytes(16).toString('base64url');
  return {
    schools_id: schoolId,
    secret_hash: hashSecret(secret),
    secret_encrypted: encrypt(config, 'device-secret', schoolId, secret),
  };
}

/** The decrypted secret; null after a change of `SECRETS_KEY`, when the school must renew its secret. */
function decryptOrNull(config: Config, schoolId: number, sealed: Buffer): string | null {
  try {
    return decrypt(config, 'device-secret', schoolId, sealed);
  } catch {
    return null;
  }
}

/** The secret of a school's QR code, created at the first call. */
export async function readSecret(db: Db, config: Config, schoolId: number): Promise<DeviceSecret> {
  const find = () =>
    db
      .selectFrom('schools_device_secrets')
      .select(['secret_encrypted', 'date_create'])
      .where('schools_id', '=', schoolId);

  let row = await find().executeTakeFirst();
  if (!row) {
    await db
      .insertInto('schools_device_secrets')
      .values(newRow(config, schoolId))
      .onConflict((conflict) => conflict.column('schools_id').doNothing())
      .execute();
    row = await find().executeTakeFirstOrThrow();
  }
  return { secret: decryptOrNull(config, schoolId, row.secret_encrypted), date_create: row.date_create };
}

/** Replaces the secret: earlier QR codes become invalid, approved tablets stay approved [tablets.secret]. */
export const renewSecret = (db: Db, config: Config, actor: Actor, schoolId: number) =>
  db.transaction().execute(async (trx) => {
    const { secret_hash, secret_encrypted } = newRow(config, schoolId);
    await trx
      .insertInto('schools_device_secrets')
      .values({ schools_id: schoolId, secret_hash, secret_encrypted })
      .onConflict((conflict) =>
        conflict.column('schools_id').doUpdateSet({ secret_hash, secret_encrypted, date_create: sql`now()` }),
      )
      .execute();
    await recordHistory(trx, actor, {
      schoolId,
      entityType: 'SCHOOL',
      entityId: schoolId,
      action: 'DEVICE_SECRET',
    });
    return readSecret(trx, config, schoolId);
  });
