import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/**
 * Ids of cards by QR code or printed number. Custom cards of another school are outside the actor's scope, so they are
 * not found [scanning.typed].
 */
export async function findIdsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cards')
    .select(['id', 'qr_code', 'displayed_id'])
    .where(sql<boolean>`(qr_code = any(${codes}::text[]) or displayed_id = any(${codes}::text[]))`)
    .execute();
  return new Map(
    rows.flatMap(({ id, qr_code, displayed_id }) => [
      [displayed_id, id],
      [qr_code, id],
    ]),
  );
}

/** Stored scans of a student with their moves, by `client_id`. */
export async function findStoredScans(db: Db, studentId: number, clientIds: readonly string[]) {
  const rows = await db
    .selectFrom('cards_events')
    .select(['client_id', 'cards_id', 'epoch', 'from_box', 'to_box'])
    .where('students_id', '=', studentId)
    .where('kind', 'in', ['ANSWER', 'PRACTICE'])
    .where('sessions_id', 'is', null)
    .where(sql<boolean>`client_id = any(${clientIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.client_id, row]));
}
