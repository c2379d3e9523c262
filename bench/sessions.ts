import { loadavg } from 'node:os';
import { get, median } from './api/load.ts';
import { startPostgres } from './api/postgres.ts';
import { startServer } from './api/process.ts';
import { fillClass, size } from './sessions/class.ts';

/** In milliseconds, the middle one of the times asked. */
const limits = { 'boxes of the class': 50 };
const times = 60;

const postgres = await startPostgres();
try {
  const url = await postgres.database('class');
  const { token, classId, studentId, last, old, replayed } = await fillClass(url);
  const { origin, stop } = await startServer('ours', { DATABASE_URL: url });
  const asked: Record<string, string> = {
    'boxes of the class': `/api/classes/${classId}/boxes`,
    'last session, pupil by pupil': `/api/sessions/${last}/students`,
    'an old session, pupil by pupil': `/api/sessions/${old}/students`,
    'a pupil’s boxes, week after week': `/api/graphs/students/${studentId}/cards`,
    'hardest cards of the class': `/api/classes/${classId}/hardest_cards`,
  };
  const rows: Record<string, object> = {};
  const missed: string[] = [];
  for (const [what, path] of Object.entries(asked)) {
    const taken: number[] = [];
    for (let n = 0; n < times + 10; n += 1) {
      const began = performance.now();
      await get({ origin, path, token });
      // the first ones warm the server up
      if (n >= 10) taken.push(performance.now() - began);
    }
    taken.sort((a, b) => a - b);
    const middle = median(taken);
    const limit = limits[what as keyof typeof limits] as number | undefined;
    rows[what] = { 'ms, median': +middle.toFixed(1), 'ms, p95': +taken[Math.floor(times * 0.95)]!.toFixed(1), limit };
    if (limit !== undefined && middle > limit) missed.push(`${what}: ${middle.toFixed(1)} ms, at most ${limit}`);
  }
  stop();
  const load = loadavg().map((n) => n.toFixed(1));
  console.log(`\nA class of ${size.students}, ${size.events} events a pupil (load ${load.join(' ')})`);
  console.table(rows);
  console.log(`Deriving all boxes of the class anew from its events: ${Math.round(replayed)} ms.`);
  if (missed.length) {
    console.error(`Missed:\n${missed.map((line) => `  ${line}`).join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  postgres.stop();
}
