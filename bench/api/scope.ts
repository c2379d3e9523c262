import { median } from '../statistics/quantile.ts';
import { cpuOfDescendants } from './cpu.ts';
import type { List } from './lists.ts';
import { get, repeat } from './load.ts';
import { type BenchServer, startServer } from './process.ts';
import { mayRead } from './response-times.ts';

const rounds = 5;
const requestsPerRound = 400;
const concurrency = 4;

type ScopeRow = { path: string; 'scoped µs': number; 'unscoped µs': number; '×': number };

/**
 * Cost of row-level security: compares lists on the portal with lists on a server connected as the owner of the tables.
 * No policy restricts that role.
 */
export async function benchScope(postgres: { url: string; pid: number }, token: string, lists: readonly List[]) {
  /** CPU time of Node and PostgreSQL in microseconds per request, averaged over all queries of the list. */
  async function cpuOf(server: BenchServer, { path, variants }: List): Promise<number> {
    const readCpu = async () => (await server.cpu()) + cpuOfDescendants(postgres.pid);
    const count = Math.ceil(requestsPerRound / variants.length) * variants.length;
    let n = 0;

    const next = () => {
      const { query } = variants[(n += 1) % variants.length]!;
      return get({ origin: server.origin, path: `/api${path}?${query}`, token });
    };

    const before = await readCpu();
    await repeat(count, concurrency, next);
    return ((await readCpu()) - before) / count;
  }

  const env = { DATABASE_URL: postgres.url };
  const servers = [await startServer('portal', env), await startServer('unscoped', env)] as const;
  const rows: ScopeRow[] = [];
  for (const list of lists) {
    if (!(await mayRead(servers[0].origin, token, list))) continue;
    const measured: [number[], number[]] = [[], []];
    for (const server of servers) await cpuOf(server, list);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, server] of servers.entries()) measured[index]!.push(await cpuOf(server, list));
    }
    const scoped = median(measured[0]);
    const unscoped = median(measured[1]);
    rows.push({
      path: list.path,
      'scoped µs': Math.round(scoped),
      'unscoped µs': Math.round(unscoped),
      '×': Number((scoped / unscoped).toFixed(2)),
    });
  }
  for (const server of servers) server.stop();
  const sum = (column: 'scoped µs' | 'unscoped µs') => rows.reduce((total, row) => total + row[column], 0);
  return { rows, ratio: sum('scoped µs') / sum('unscoped µs') };
}
