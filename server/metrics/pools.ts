import type pg from 'pg';
import { Gauge } from 'prom-client';

import { registry } from './metrics.ts';

const pools = new Set<pg.Pool>();

/** Adds a pool to the connection metric, until the pool has ended. */
export const watchPool = (pool: pg.Pool): void => void pools.add(pool);

const states = { total: 'totalCount', idle: 'idleCount', waiting: 'waitingCount' } as const;

new Gauge({
  name: 'memocartes_database_connections',
  help: 'Connections to the database: all of this process, those idle, and requests that wait for one.',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    for (const pool of pools) if (pool.ended) pools.delete(pool);
    for (const [state, count] of Object.entries(states)) {
      this.set(
        { state },
        [...pools].reduce((sum, pool) => sum + pool[count], 0),
      );
    }
  },
});
