import { cpuOfDescendants } from './cpu.ts';
import type { List } from './lists.ts';
import { get, median, repeat } from './load.ts';
import { mayAsk } from './pressure.ts';
import { startServer } from './process.ts';
import type { Started } from './process.ts';

const rounds = 5;
const requestsARound = 400;
const atOnce = 4;

export type ScopeRow = { path: string; 'scoped µs': number; 'unscoped µs': number; '×': number };

/** What row-level security costs: lists of a person on our server, and on the same server as the owner of the tables. */
export async function benchScope(postgres: { url: string; pid: number }, token: string, lists: readonly List[]) {
  /** Microseconds of Node's and of PostgreSQL's processor for one request of a list, every way of asking it in turn. */
  async function cpuOf(server: Started, { path, variants }: List): Promise<number> {
    const used = async () => (await server.cpu()) + cpuOfDescendants(postgres.pid);
    const nb = Math.ceil(requestsARound / variants.length) * variants.length;
    let n = 0;
    const next = () => {
      const { query } = variants[(n += 1) % variants.length]!;
      return get({ origin: server.origin, path: `/api${path}?${query}`, token });
    };
    const before = await used();
    await repeat(nb, atOnce, next);
    return ((await used()) - before) / nb;
  }

  const env = { DATABASE_URL: postgres.url };
  const servers = [await startServer('ours', env), await startServer('unscoped', env)] as const;
  const rows: ScopeRow[] = [];
  for (const list of lists) {
    if (!(await mayAsk(servers[0].origin, token, list))) continue;
    const measured: [number[], number[]] = [[], []];
    for (const server of servers) await cpuOf(server, list);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, server] of servers.entries()) measured[index]!.push(await cpuOf(server, list));
    const [scoped, unscoped] = [median(measured[0]), median(measured[1])];
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
