import { get, measure, measureInRounds } from './load.ts';
import { type BenchServer, startServer } from './process.ts';
import { statementsOf } from './statements.ts';

const rounds = 5;
const requestsPerRound = 500;
const warmUpRequests = 1500;
const path = '/api/students';

type Page = { students: { id: number }[]; count: number };

/** @throws Error unless both servers return the same 20 students */
async function checkSame(portal: BenchServer, bare: BenchServer, token: string): Promise<void> {
  const pageOf = async ({ origin }: BenchServer) => JSON.parse(await get({ origin, path, token })) as Page;
  const [portalPage, barePage] = await Promise.all([pageOf(portal), pageOf(bare)]);
  const ids = (page: Page) => page.students.map(({ id }) => id).join();
  const isSame = ids(portalPage) === ids(barePage) && portalPage.count === barePage.count;
  if (!isSame || portalPage.students.length !== 20) throw new Error('The responses differ.');
}

/** CPU time of a request on the portal and of the same statements on Fastify and pg only. */
export async function benchStudents(url: string, who: string, token: string) {
  const statements = await statementsOf(url, token);
  const servers = await Promise.all([
    startServer('portal', { DATABASE_URL: url }),
    startServer('bare', { DATABASE_URL: url, STATEMENTS: JSON.stringify(statements) }),
  ]);
  const [portal, bare] = servers;
  await checkSame(portal, bare, token);
  for (const server of servers) await measure(server, { path, token }, warmUpRequests);
  const [portalRound, bareRound] = await measureInRounds(servers, rounds, (server) =>
    measure(server, { path, token }, requestsPerRound),
  );
  for (const server of servers) server.stop();
  const row = ({ cpu, rate }: NonNullable<typeof portalRound>) => ({
    'CPU µs': Math.round(cpu),
    'per second': Math.round(rate),
  });
  const ratio = portalRound!.cpu / bareRound!.cpu;

  return {
    ratio,
    table: {
      [`${who}: portal`]: { ...row(portalRound!), '×': Number(ratio.toFixed(2)) },
      [`${who}: Fastify and pg`]: { ...row(bareRound!), '×': 1 },
    },
  };
}

/** Ratio of the time of a request on a large database to that on a small database, with 16 concurrent requests. */
export async function benchGrowth(large: Source, small: Source): Promise<number> {
  const servers = await Promise.all(
    [large, small].map(async ({ url, token }) => ({
      token,
      server: await startServer('portal', { DATABASE_URL: url }),
    })),
  );
  const act = ({ server, token }: (typeof servers)[number]) => measure(server, { path, token }, requestsPerRound);
  for (const item of servers) await act(item);
  const [many, few] = await measureInRounds(servers, rounds, act);
  for (const { server } of servers) server.stop();
  return few!.rate / many!.rate;
}

type Source = { url: string; token: string };
