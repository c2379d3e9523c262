import { studentsQuery } from '@memocartes/contract/students/students.routes';
import type { Tables } from '@memocartes/server/database/tables/tables';
import { hashSecret } from '@memocartes/server/http/actor/actor';
import { findSessionActor } from '@memocartes/server/http/actor/actor.queries';
import { listStudents } from '@memocartes/server/students/students.list';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** A statement that can be sent as JSON: binary parameters are hexadecimal strings. */
export type Statement = { sql: string; parameters: unknown[] };

const toJson = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);

/** Records the statements of the portal's server for one `GET /api/students`: the login session, then the list. */
export async function statementsOf(url: string, token: string): Promise<Statement[]> {
  const sent: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    log: ({ query }) => {
      sent.push({ sql: query.sql, parameters: query.parameters.map(toJson) });
    },
  });
  const actor = await findSessionActor(db, hashSecret(token));
  if (!actor) throw new Error('The account of the benchmark has no login session.');
  await listStudents(db, actor, studentsQuery.parse({}));
  await db.destroy();
  return sent;
}
