import { median } from '../statistics/quantile.ts';
import { post } from './load.ts';
import { startServer } from './process.ts';

const rounds = 3;
const rowsPerFile = 5_000;

const csv = Array.from({ length: rowsPerFile }, (_, n) => `Nom ${n},Ada,01/02/2019,F,CE1,CE1 ${n % 200}`).join('\n');
const data = Buffer.from(`nom,prénom,naissance,sexe,niveau,classe\n${csv}`).toString('base64');

/** Time in milliseconds (medians of three rounds) to read, write and undo a file of 5,000 students of one school. */
export async function benchImport(url: string, token: string, schoolId = 1) {
  const server = await startServer('portal', { DATABASE_URL: url });
  const durations: Record<'read' | 'written' | 'undone', number[]> = { read: [], written: [], undone: [] };

  const measure = async <T>(step: keyof typeof durations, path: string, body: object): Promise<T> => {
    const startedAt = performance.now();
    const response = await post({ origin: server.origin, path, token, body });
    durations[step].push(performance.now() - startedAt);
    if (response.status < 200 || response.status > 299) {
      throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
    }
    return response.body as T;
  };

  try {
    for (let round = 0; round < rounds; round += 1) {
      const file = { title: 'ecole.csv', type: 'text/csv', data };
      const { rows } = await measure<{ rows: object[] }>('read', `/schools/${schoolId}/import/students`, file);
      const { count, operation_id: id } = await measure<{ count: number; operation_id: number }>(
        'written',
        `/schools/${schoolId}/valid/import/students`,
        { rows, create_classes: true },
      );
      if (count !== rowsPerFile) throw new Error(`${count} students were written.`);
      await measure('undone', `/operations/${id}/undo`, {});
    }
  } finally {
    server.stop();
  }
  const [read, written, undone] = [durations.read, durations.written, durations.undone].map(median).map(Math.round);
  return { read: read!, written: written!, undone: undone! };
}
