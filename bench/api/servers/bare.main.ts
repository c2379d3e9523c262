import Fastify from 'fastify';
import pg from 'pg';

import { reportToParent } from '../process.ts';
import type { Statement } from '../statements.ts';

// The server that the portal is compared with: it answers one list with the portal's SQL statements, and uses only
// Fastify and pg.
const statements = JSON.parse(process.env.STATEMENTS!) as Statement[];
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

const app = Fastify({ logger: false });
app.get('/api/students', async () => {
  let rows: Record<string, unknown>[] = [];
  for (const { sql, parameters } of statements) ({ rows } = await pool.query(sql, parameters));
  return { students: rows, count: Number(rows[0]?.count) };
});
reportToParent(await app.listen({ host: '127.0.0.1', port: 0 }));
