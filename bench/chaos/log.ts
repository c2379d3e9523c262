import { quantile } from '../statistics/quantile.ts';

/** Records the responses of the API and the writes that it acknowledged. */
export function createLog() {
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const slow: string[] = [];
  return {
    /** The `client_id` of each tablet answer that the API accepted. */
    answers: new Set<string>(),
    /** Ids of students whose creation the API acknowledged. */
    students: new Set<number>(),
    statuses,
    slow,
    /** Counts an attempt; status 0: the connection was refused or broke; 599: the client timed out. */
    add(status: number, ms: number, what: string): void {
      const kind = status === 0 ? 'no response' : String(status);
      statuses[kind] = (statuses[kind] ?? 0) + 1;
      if (status === 0) return;
      times.push(ms);
      if (ms >= 5_000) slow.push(`${what}: ${status} after ${Math.round(ms)} ms`);
    },
    times(): { nb: number; median: number; p99: number; max: number } {
      const ms = (share: number) => Math.round(quantile(times, share));
      return { nb: times.length, median: ms(0.5), p99: ms(0.99), max: ms(1) };
    },
    /** Statuses of 300 and above, except 503, with their counts. */
    unexpected: () =>
      Object.entries(statuses).filter(([kind]) => /^\d+$/.test(kind) && kind !== '503' && kind >= '300'),
  };
}

export type Log = ReturnType<typeof createLog>;
