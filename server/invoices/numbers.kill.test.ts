import { invoices } from '@memocartes/contract/invoices/invoices.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startProcess } from '../testing/processes/process.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import { createSeed } from '../testing/seed.ts';
import { callerOf } from '../testing/server.ts';

const nbDrafts = 50;

/** Inserts `nbDrafts` drafts, each of its own school, ready to be issued. @returns their ids */
async function createDrafts(db: Db): Promise<number[]> {
  const party = {
    address: '1 rue de l’École',
    address_postal_code: '69001',
    address_city: 'Lyon',
    siret: '73282932000074',
  };
  await db
    .insertInto('sellers')
    .values({ ...party, name: 'Mémocartes SAS', mail: 'factures@test.example' })
    .execute();
  const seed = createSeed(db);
  const ids: number[] = [];
  for (let n = 0; n < nbDrafts; n += 1) {
    const { id: schoolId } = await seed.school();
    await db
      .insertInto('buyers')
      .values({ ...party, schools_id: schoolId, name: `Commune ${n}` })
      .execute();
    const draft = {
      schools_id: schoolId,
      offers_id: offerIds.SCHOOL_PAYED,
      invoice_periodicity: 'ANNUAL' as const,
      nb_students: 10,
      nb_teachers: 1,
      net_cents: 100,
      vat_cents: 0,
      amount_cents: 100,
      date_start: '2026-09-01',
      date_end: '2027-08-31',
    };
    const { id } = await db.insertInto('invoices').values(draft).returning('id').executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

testWithTwoConnections(
  '50 invoices issued concurrently by two processes, one of which is killed, get numbers without gaps or duplicates, in the order of dates [invoices.numbers]',
  async () => {
    const { db, url, stop } = await openTestDatabase();
    const ids = await createDrafts(db);
    const headers = { authorization: `Bearer ${(await createSeed(db).superadmin()).token}` };
    const killed = await startProcess({ DATABASE_URL: url });
    const steady = await startProcess({ DATABASE_URL: url });

    const issue = (origin: string, id: number) =>
      callerOf(origin, headers)
        .call(invoices.issue, { body: { invoices_id: [id] } })
        .catch(() => undefined);

    let first: Promise<Awaited<ReturnType<typeof issue>>[]> = Promise.resolve([]);
    await db.transaction().execute(async (trx) => {
      await sql`select from invoices_numbers for update`.execute(trx);
      first = Promise.all(ids.map((id, n) => issue((n % 2 ? steady : killed).origin, id)));
      await waitForLock(db, 4);
      await killed.kill();
    });
    const statuses = (await first).map((response) => response?.status);
    expect(statuses.filter((status) => status === undefined)).toHaveLength(nbDrafts / 2);
    // A request that waited too long for a connection gets 503 and is repeated below.
    const answered = statuses.filter((status) => status !== undefined);
    expect(answered.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(answered).toContain(200);
    for (const id of ids) expect((await issue(steady.origin, id))?.status).toBe(200);
    const issued = await db.selectFrom('invoices').select('number').orderBy('date_issue').orderBy('id').execute();
    const numbers = issued.map(({ number }) => Number(number!.slice(-5)));
    expect(numbers).toEqual(Array.from({ length: nbDrafts }, (_, n) => n + 1));
    await steady.kill();
    await stop();
  },
  120_000,
);
