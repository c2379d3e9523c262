import { writeInvoicePdf } from '@memocartes/server/invoices/pdf/pdf';
import { printedInvoice } from '@memocartes/server/invoices/pdf/snapshot';

import { cpuOfDescendants } from './api/cpu.ts';
import { startPostgres } from './api/postgres.ts';
import { startServer } from './api/process.ts';
import { fillDatabase } from './invoices/fill.ts';
import { benchFiles, benchKill } from './invoices/issue.ts';
import { measureLists } from './invoices/lists.ts';
import { checkAtMost, isRequested, machineLoad, recordFailure, reportFailures } from './report/report.ts';
import { median, quantile } from './statistics/quantile.ts';

const limits = { listP99: 50, filesSeconds: 60, otherP95: 400, fileMs: 150 };
const nbAtOnce = 50;
const killRounds = 4;
const nbFiles = 300;

const postgres = await startPostgres();

const parts: Record<string, () => Promise<void>> = {
  async lists() {
    const url = await postgres.database('lists');
    const { token, lastId } = await fillDatabase(url, { withInvoices: true });
    const server = await startServer('portal', { DATABASE_URL: url });
    const cpuBefore = (await server.cpu()) + cpuOfDescendants(postgres.pid);
    const { timings, singleTimes } = await measureLists(server.origin, token, lastId);
    const cpuMs = ((await server.cpu()) + cpuOfDescendants(postgres.pid) - cpuBefore) / 1000;
    server.stop();
    const byPath = [...Map.groupBy(timings, ({ path }) => path)].map(([path, all]) => {
      const times = all.map(({ ms }) => ms);
      return {
        list: path.slice('/api/invoices'.length),
        shortest: Math.min(...times),
        'ms, median': median(times),
        'ms, longest': Math.max(...times),
      };
    });
    const slowest = byPath.toSorted((a, b) => b['ms, median'] - a['ms, median']).slice(0, 10);
    const allTimes = timings.map(({ ms }) => ms);
    console.log(`\n${byPath.length} lists of 105,000 invoices (load ${machineLoad()}); the slowest:`);
    console.table(
      slowest.map(({ shortest: _shortest, ...row }) => ({
        ...row,
        'ms, median': +row['ms, median'].toFixed(1),
        'ms, longest': +row['ms, longest'].toFixed(1),
      })),
    );
    console.log(`All: median ${median(allTimes).toFixed(1)} ms, p99 ${quantile(allTimes, 0.99).toFixed(1)} ms`);
    console.log(
      `One invoice by its id in the same run: median ${median(singleTimes).toFixed(1)} ms, p99 ${quantile(singleTimes, 0.99).toFixed(1)} ms. ` +
        `Processor time of Node and PostgreSQL for a list and an invoice, mean: ${(cpuMs / timings.length).toFixed(1)} ms`,
    );
    const slowestList = byPath.toSorted((a, b) => b.shortest - a.shortest)[0]!;
    console.log(`Shortest time of the slowest list: ${slowestList.list || '/'} ${slowestList.shortest.toFixed(1)} ms`);
    checkAtMost('lists, p99, ms', quantile(allTimes, 0.99), limits.listP99);
  },
  async kill() {
    const url = await postgres.database('kill');
    const { token, schoolIds } = await fillDatabase(url, { withInvoices: false });
    const { issued, gaps, duplicates, isAscending, broken } = await benchKill(
      url,
      { token },
      schoolIds.slice(0, nbAtOnce * killRounds),
      nbAtOnce,
    );
    console.log(
      `\n${killRounds} × ${nbAtOnce} invoices issued concurrently at two processes, one of them killed in the middle (load ${machineLoad()})`,
    );
    console.table({
      issued,
      'requests without a response': broken,
      gaps,
      duplicates,
      'order of numbers = order of dates': isAscending,
    });
    if (issued !== nbAtOnce * killRounds) recordFailure(`issued: ${issued} of ${nbAtOnce * killRounds}`);
    if (!broken) recordFailure('every request got a response: the process was killed too late');
    checkAtMost('gaps', gaps, 0);
    checkAtMost('duplicates', duplicates, 0);
    if (!isAscending) recordFailure('numbers are not in the order of their dates');
  },
  async files() {
    const url = await postgres.database('files');
    const { token, schoolIds } = await fillDatabase(url, { withInvoices: false });
    const results = await benchFiles(url, postgres.pid, { token }, schoolIds.slice(0, nbFiles));
    console.log(
      `\n${nbFiles} invoices issued in one call with their files, while another client reads a list every 50 ms (load ${machineLoad()})`,
    );
    console.table({
      'call, ms': Math.round(results.issuedMs),
      'until the last file, s': +results.seconds.toFixed(1),
      'processor time of Node and PostgreSQL, s': +results.cpuSeconds.toFixed(1),
      'list meanwhile, median ms': +median(results.readTimes).toFixed(1),
      'list meanwhile, p95 ms': +quantile(results.readTimes, 0.95).toFixed(1),
    });
    checkAtMost('until the last file, s', results.seconds, limits.filesSeconds);
    checkAtMost('list meanwhile, p95, ms', quantile(results.readTimes, 0.95), limits.otherP95);
  },
  async file() {
    const line = { quantity: 1, unit_cents: 30_000, days: 365, period_days: 365, vat_rate: 2000, net_cents: 30_000 };
    const party = {
      address: '1 place de la Mairie',
      address_postal_code: '45000',
      address_city: 'Orléans',
      siret: '21450234500011',
    };
    const sample = printedInvoice({
      kind: 'INVOICE',
      number: 'F2026-00001',
      issued: '2026-09-01',
      due: '2026-10-01',
      date_start: '2026-09-01',
      date_end: '2027-08-31',
      seller: { ...party, name: 'Mémocartes SAS', mail: 'factures@memocartes.example' },
      buyer: { ...party, name: 'Commune d’Orléans' },
      school_name: 'École',
      lines: [
        { ...line, label: 'Abonnement' },
        { ...line, label: 'Élèves inscrits', quantity: 60, unit_cents: 500 },
      ],
      cancels: null,
    });
    const cpuTimes: number[] = [];
    for (let n = -3; n < 40; n += 1) {
      const startedAt = process.cpuUsage();
      await writeInvoicePdf(sample);
      const { user, system } = process.cpuUsage(startedAt);
      if (n >= 0) cpuTimes.push((user + system) / 1000);
    }
    console.log(
      `\nOne file, processor time: median ${median(cpuTimes).toFixed(1)} ms, p95 ${quantile(cpuTimes, 0.95).toFixed(1)} ms`,
    );
    checkAtMost('one file, median processor time, ms', median(cpuTimes), limits.fileMs);
  },
};

try {
  for (const [name, run] of Object.entries(parts)) if (isRequested(name)) await run();
} finally {
  postgres.stop();
}
process.exit(reportFailures());
