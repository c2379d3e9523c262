import { portal } from '@memocartes/contract/portal/portal.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { type Kysely, sql } from 'kysely';

import { openDatabase } from '../../database/database.ts';
import type { Tables } from '../../database/tables/tables.ts';
import { createSeed, type Person } from '../seed.ts';
import { callerOf } from '../server.ts';
import { startFaultyPostgres } from './faulty-postgres.ts';
import { startProcess } from './process.ts';

const asPerson = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** The result of an action with its duration in milliseconds. */
export async function timed<T>(act: () => Promise<T>) {
  const began = performance.now();
  const response = await act();
  return { response, ms: performance.now() - began };
}

/** A server process on a PostgreSQL in which a test causes faults, with a school and its school admin. */
export async function faultyServer(env: Record<string, string> = {}) {
  const postgres = await startFaultyPostgres();
  const server = await startProcess({ DATABASE_URL: postgres.url, ...env });
  // Faults end the test's own connections too, but the pool opens others.
  const db: Kysely<Tables> = openDatabase({ url: postgres.url, max: 4 });
  const seed = createSeed(db);
  const school = await seed.school({ nb_students_max: 900 });
  const admin = await seed.schoolAdmin({ schoolId: school.id });
  const caller = callerOf(server.origin, asPerson(admin));

  return {
    postgres,
    server,
    db,
    admin: { ...admin, headers: asPerson(admin) },
    caller,
    anonymous: callerOf(server.origin),
    /** Ends the database connections that meet a condition, except its own. @returns the number of ended connections */
    async endConnections(where = 'true'): Promise<number> {
      const { rows } = await sql`
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and ${sql.raw(where)}
      `.execute(db);
      return rows.length;
    },
    addStudent: () => caller.call(students.create, { body: { firstname: 'Ada', schools_id: school.id } }),
    studentIds: async () => {
      const rows = await db.selectFrom('students').select('id').execute();
      return rows.map(({ id }) => id);
    },
    listStudents: () => caller.call(students.list, { query: { school_id: school.id } }),
    health: () => callerOf(server.origin).call(portal.health),
    /**
     * Creates a trigger that runs statements as the owner of the tables when a student is inserted. @returns a function
     * that drops the trigger
     */
    async onInsert(body: string, deferred = false): Promise<() => Promise<unknown>> {
      await sql
        .raw(
          `create or replace function fault() returns trigger language plpgsql security definer as $$
        begin ${body}; return new; end $$`,
        )
        .execute(db);
      const kind = deferred ? 'constraint trigger fault after insert on students deferrable initially deferred' : '';
      await sql
        .raw(
          `create ${kind || 'trigger fault before insert on students'}
        for each row execute function fault()`,
        )
        .execute(db);
      return () => sql`drop trigger fault on students`.execute(db);
    },
    async end(): Promise<void> {
      await server.kill();
      await db.destroy();
      await postgres.end();
    },
  };
}

export type FaultyServer = Awaited<ReturnType<typeof faultyServer>>;
