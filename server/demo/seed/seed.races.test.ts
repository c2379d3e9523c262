import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { start } from '../../app/start.ts';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../database/database.ts';
import { testWithTwoConnections } from '../../testing/races.ts';

testWithTwoConnections(
  'three demonstrations that start at the same time on an empty database: one seeds, all serve',
  async () => {
    const admin = openDatabase({ url: process.env.DATABASE_URL!, max: 1 });
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const url = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: `/${name}` }).href;
    await sql`create database ${sql.id(name)}`.execute(admin);
    const settings = { DEMO: 'true', DEMO_DATABASE: 'true', LOG_LEVEL: 'silent', PORT: '0', DATABASE_URL: url };
    const started = await Promise.allSettled([1, 2, 3].map(() => start(readConfig(settings))));
    const db = openDatabase({ url, max: 1 });
    try {
      expect(started.map((item) => (item.status === 'rejected' ? String(item.reason) : item.status))).toEqual(
        Array(3).fill('fulfilled'),
      );
      const { rows } = await sql<{ name: string }>`select name from schools order by name`.execute(db);
      expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
      expect(rows).toHaveLength(3);
      for (const item of started) {
        if (item.status === 'fulfilled') expect((await fetch(`${item.value.address}/api/health`)).status).toBe(200);
      }
    } finally {
      await db.destroy();
      for (const item of started) if (item.status === 'fulfilled') await item.value.stop();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
    }
  },
  120_000,
);
