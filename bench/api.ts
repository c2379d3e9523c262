import { benchDirectus } from './api/directus.ts';
import { fill, sizes } from './api/fill.ts';
import { benchImport } from './api/import.ts';
import { lists } from './api/lists.ts';
import { startPostgres } from './api/postgres.ts';
import { benchLists } from './api/response-times.ts';
import { benchScope } from './api/scope.ts';
import { benchGrowth, benchStudents } from './api/students.ts';
import { checkAtLeast, checkAtMost, isRequested, machineLoad, reportFailures } from './report/report.ts';

/**
 * Limits of the figures, all maxima except `directus`.
 * - `bare`: CPU relative to the bare handler.
 * - `growth`: time on 100,000 students relative to 1,000.
 * - `scope`: CPU relative to a server without row-level security.
 * - `p99` and `import`: milliseconds.
 * - `directus`: minimum of requests per second relative to Directus.
 */
const limits = { bare: 1.8, growth: 1.5, scope: 1.1, p99: 100, import: 3_000, directus: 8 };

const title = (text: string) => console.log(`\n${text} (load ${machineLoad()})`);

const postgres = await startPostgres();
try {
  const url = await postgres.database('large');
  const { schools, students, followers } = sizes.large;
  console.log(`Filling ${schools} schools with ${students} students and ${followers} followers…`);
  const tokens = await fill(url, sizes.large);

  if (isRequested('students')) {
    title('GET /api/students compared with the same statements on Fastify and pg, CPU per request');
    const results = [
      await benchStudents(url, 'superadmin', tokens.superadmin),
      await benchStudents(url, 'school admin', tokens.admin),
    ];
    console.table(Object.assign({}, ...results.map(({ table }) => table)));
    for (const { ratio } of results) {
      checkAtMost('× the CPU of the bare handler', ratio, limits.bare);
    }
  }

  if (isRequested('growth')) {
    const small = await postgres.database('small');
    const smallTokens = await fill(small, sizes.small);
    const growth = await benchGrowth({ url, token: tokens.superadmin }, { url: small, token: smallTokens.superadmin });
    title(
      `GET /api/students, ${students} students compared with ${sizes.small.students}: ${growth.toFixed(2)} × the time`,
    );
    checkAtMost('× the time on few students', growth, limits.growth);
  }

  if (isRequested('directus')) {
    const { portal, directus, ratio } = await benchDirectus(url, tokens.superadmin);
    title('GET /api/students compared with Directus, requests per second');
    console.table({ portal: { 'per second': Math.round(portal) }, Directus: { 'per second': Math.round(directus) } });
    console.log(`${ratio.toFixed(1)} × the requests per second.`);
    checkAtLeast('× as many as Directus', ratio, limits.directus);
  }

  if (isRequested('scope')) {
    for (const [reader, token] of Object.entries(tokens)) {
      const { rows, ratio } = await benchScope({ url, pid: postgres.pid }, token, lists);
      title(
        `Row-level security: lists of a ${reader} compared with the same server without it, ${ratio.toFixed(2)} × the CPU`,
      );
      console.table(rows);
      checkAtMost(`${reader}: × the CPU without row-level security`, ratio, limits.scope);
    }
  }

  if (isRequested('lists')) {
    for (const [who, token] of Object.entries(tokens)) {
      const rows = await benchLists(url, token, lists);
      title(`Lists of a ${who} at half of their peak rate`);
      console.table(rows);
      for (const row of rows) {
        for (const figure of ['p99 ms', 'search p99 ms'] as const) {
          const ms = row[figure] ?? 0;
          checkAtMost(`${who} ${row.path}, ${figure}`, ms, limits.p99);
        }
      }
    }
  }

  if (isRequested('import')) {
    const durations = await benchImport(url, tokens.superadmin);
    title('A file of 5,000 students of one school, ms');
    console.table(durations);
    const whole = durations.read + durations.written;
    checkAtMost('ms to read and write 5,000 students', whole, limits.import);
  }

  process.exitCode = reportFailures();
} finally {
  postgres.stop();
}
