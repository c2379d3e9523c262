import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';

type Renaming = { id: number; name: string; level: string };

/** Writes the names and levels of classes, through temporary names, because two classes may swap names. */
export async function writeClasses(trx: Trx, classes: readonly Renaming[]): Promise<void> {
  if (!classes.length) return;
  const ids = classes.map(({ id }) => id);
  await sql`update classes set name = chr(1) || id where id = any(${ids})`.execute(trx);
  await sql`
    update classes
    set name = given.name, level = given.level
    from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as given(id int, name text, level text)
    where classes.id = given.id
  `.execute(trx);
}
