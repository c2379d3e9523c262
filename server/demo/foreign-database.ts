import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { hasNoTable, hasTable } from '../database/migrate/empty.ts';

const marker = 'demonstration';

/** Tables that a production portal fills first: rows in one of them mean that the database is in use. */
const filledFirst = ['authentications', 'schools', 'students', 'cards'] as const;

async function hasRows(db: Db, table: string): Promise<boolean> {
  if (!(await hasTable(db, table))) return false;
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the database is marked as that of a demonstration. */
export async function isDemonstration(db: Db): Promise<boolean> {
  if (!(await hasTable(db, 'portal_settings'))) return false;
  const row = await db.selectFrom('portal_settings').select('name').where('name', '=', marker).executeTakeFirst();
  return row !== undefined;
}

/** Whether the database has no tables, or the portal's tables and no row in the tables of `filledFirst`. */
async function isEmpty(db: Db): Promise<boolean> {
  if (await hasNoTable(db)) return true;
  if (!(await hasTable(db, 'migrations'))) return false;
  for (const table of filledFirst) if (await hasRows(db, table)) return false;
  return true;
}

const foreignDataMessage =
  'Cette base contient des données et aucune démonstration ne l’a marquée\u00a0: la démonstration n’y touche pas. ' +
  'Retirez DEMO=true pour servir cette base, ou donnez par DATABASE_URL une base vide.';

/**
 * Checks that a demonstration may use the database; changes nothing [demo.foreign-database].
 * @throws Error when the database contains other data
 */
export async function checkDemonstrationAllowed(db: Db): Promise<void> {
  if ((await isDemonstration(db)) || (await isEmpty(db))) return;
  throw new Error(foreignDataMessage);
}

/**
 * Marks a migrated database as that of a demonstration [demo.foreign-database]. Meanwhile the tables of `filledFirst`
 * are locked, so that no other process fills them.
 * @throws Error when the database contains other data
 */
export const markDemonstration = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.join(filledFirst.map((name) => sql.table(name)))} in share row exclusive mode`.execute(
      trx,
    );
    if (await isDemonstration(trx)) return;
    await checkDemonstrationAllowed(trx);
    await trx.insertInto('portal_settings').values({ name: marker, value: 'true' }).execute();
  });

/**
 * Checks that the database is not marked as that of a demonstration, whose password is public
 * [demo.foreign-database].
 * @throws Error when it is; the message says what to do
 */
export async function checkNotDemonstration(db: Db): Promise<void> {
  if (!(await isDemonstration(db))) return;
  throw new Error(
    'Cette base est celle d’une démonstration, dont le mot de passe est public\u00a0: une vraie école ne s’y installe pas. ' +
      'Donnez par DATABASE_URL une base vide, ou ajoutez DEMO=true DEMO_DATABASE=true pour la démonstration.',
  );
}
