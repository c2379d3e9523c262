import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { takeFirstOrThrow } from '../../database/queries/rows.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import type { Figures } from '../registry/types.ts';

/**
 * Loads and failures of a version in the last seven days. Also the numbers of people who used it and for whom it
 * failed.
 */
export function figuresOf(db: Db, remote: string, version: string): Promise<Figures> {
  return inEverySchool(async () => {
    return sql<Figures>`
      select reports.loads, reports.failures, reached.people, reached."failedPeople"
      from (
        select coalesce(sum(nb) filter (where kind = 'LOAD'), 0)::int as loads,
          coalesce(sum(nb) filter (where kind <> 'LOAD'), 0)::int as failures
        from remotes_reports
        where remote = ${remote} and version = ${version} and hour > now() - interval '7 days'
      ) reports,
        (
          select count(*)::int as people, (count(*) filter (where has_failed))::int as "failedPeople"
          from remotes_people
          where remote = ${remote} and version = ${version}
        ) reached
    `
      .execute(db)
      .then(takeFirstOrThrow);
  });
}

/** Loads of a version in the last two hours, rounded up to full hours, and how many failed [portal.load-alert]. */
export function recentLoads(db: Db, remote: string, version: string): Promise<Pick<Figures, 'loads' | 'failures'>> {
  return inEverySchool(async () => {
    return sql<Pick<Figures, 'loads' | 'failures'>>`
      select coalesce(sum(nb) filter (where kind = 'LOAD'), 0)::int as loads,
        coalesce(sum(nb) filter (where kind = 'LOAD_FAILURE'), 0)::int as failures
      from remotes_reports
      where remote = ${remote} and version = ${version} and hour > now() - interval '3 hours'
    `
      .execute(db)
      .then(takeFirstOrThrow);
  });
}

export type VersionFigures = {
  remote: string;
  version: string;
  loads: number;
  failures: number;
  /** Number of loads per time to screen, in the buckets of `durationLimits`. */
  durations: number[];
};

/** Columns `loads`, `failures` and `durations` of a group of reports (`remotes_reports`). */
const figures = sql`
  coalesce(sum(nb) filter (where kind = 'LOAD'), 0)::int as loads,
  coalesce(sum(nb) filter (where kind <> 'LOAD'), 0)::int as failures,
  array[
    sum(durations[1]), sum(durations[2]), sum(durations[3]), sum(durations[4]), sum(durations[5]),
    sum(durations[6]), sum(durations[7])
  ]::int[] as durations
`;

/** Loads, failures and times to screen in the last seven days, of every version that was reported [portal.versions]. */
export function listFigures(db: Db): Promise<VersionFigures[]> {
  return inEverySchool(async () => {
    const { rows } = await sql<VersionFigures>`
      select remote, version, ${figures}
      from remotes_reports
      where hour > now() - interval '7 days'
      group by remote, version
    `.execute(db);
    return rows;
  });
}

export type DayFigures = Omit<VersionFigures, 'version'> & { day: string };

/**
 * Loads, failures and times to screen of each remote by day in Paris, for the last eight days [portal.versions-chart].
 * Days without reports are omitted.
 */
export function listDays(db: Db): Promise<DayFigures[]> {
  return inEverySchool(async () => {
    const { rows } = await sql<DayFigures>`
      select remote, to_char(hour at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, ${figures}
      from remotes_reports
      where hour > now() - interval '8 days'
      group by 1, 2
    `.execute(db);
    return rows;
  });
}
