import { addDays, parisDay } from '@memocartes/contract/learning/calendar/days';
import { protectedRemote } from '@memocartes/contract/remotes/remotes';
import type { ManagedRemote, RemoteVersionRow } from '@memocartes/contract/remotes/remotes.routes';

import type { Db } from '../../database/database.ts';
import { readState } from '../registry/files.ts';
import { rolledBack } from '../registry/roll-back.ts';
import { historyOf, RegistryRefusal } from '../registry/state-changes.ts';
import type { HistoryVersion, RegisteredRemote, RemoteHistory, State } from '../registry/types.ts';
import { quantileOf } from '../reports/durations.ts';
import { type DayFigures, listDays, listFigures, type VersionFigures } from '../reports/reports.queries.ts';

/** Number of newest versions shown per remote; older versions are shown only if they are in the registry. */
const maxVersions = 10;

/** The version to which a remote would be rolled back; null if there is none. */
export function rollBackTarget(state: State, name: string): string | null {
  try {
    const next = rolledBack(state, name, { at: new Date().toISOString() });
    return next === state ? null : next.registry.remotes[name]!.version;
  } catch (error) {
    if (error instanceof RegistryRefusal) return null;
    throw error;
  }
}

/** State of a version in the portal. */
export function stateOf({ entry, bad }: HistoryVersion, registered: RegisteredRemote): RemoteVersionRow['state'] {
  if (entry.version === registered.version) return 'STABLE';
  if (entry.version === registered.candidate?.version) return 'CANDIDATE';
  if (bad) return 'BAD';
  return entry.version === registered.previous?.version ? 'PREVIOUS' : 'OLD';
}

/** Why the server dropped a version; null when a person rolled it back. */
function droppedOf({ events }: RemoteHistory, version: string): RemoteVersionRow['dropped'] {
  const drop = events.findLast((event) => event.action === 'CANDIDATE_DROPPED' && event.version === version);
  if (!drop?.figures) return null;
  const { failedPeople, ...figures } = drop.figures;
  return { ...figures, failed_people: failedPeople };
}

/** Data of a row besides the version: the remote in the registry, its history, the reports about the version. */
type RowContext = { registered: RegisteredRemote; history: RemoteHistory; figures: VersionFigures | undefined };

function rowOf(item: HistoryVersion, { registered, history, figures }: RowContext): RemoteVersionRow {
  const { entry, published, by = null, commit = null, bytes = null, bad } = item;
  const state = stateOf(item, registered);
  const { share = 0, schools = [] } = registered.candidate ?? {};
  return {
    version: entry.version,
    state,
    published,
    by,
    commit,
    bytes,
    date_bad: bad?.at ?? null,
    dropped: bad ? droppedOf(history, entry.version) : null,
    audience: state === 'CANDIDATE' ? { share, schools: [...schools] } : null,
    loads: figures?.loads ?? 0,
    failures: figures?.failures ?? 0,
    median_ms: quantileOf(figures?.durations ?? [], 0.5),
    p95_ms: quantileOf(figures?.durations ?? [], 0.95),
  };
}

/** The figures of the last seven days, including days without reports [portal.versions-chart]. */
function lastDays(figures: readonly DayFigures[]): ManagedRemote['days'] {
  const today = parisDay(new Date());
  return Array.from({ length: 7 }, (_, i) => addDays(today, i - 6)).map((day) => {
    const { loads = 0, failures = 0, durations = [] } = figures.find((item) => item.day === day) ?? {};
    return { day, loads, failures, median_ms: quantileOf(durations, 0.5) };
  });
}

/** Every published remote, its latest versions first, with the reports of browsers [portal.versions]. */
export async function listRemotes(db: Db, remotesDir: string): Promise<ManagedRemote[]> {
  const state = readState(remotesDir);
  const figures = await listFigures(db);
  const days = await listDays(db);
  return Object.entries(state.registry.remotes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, registered]) => {
      const history = historyOf(state, name);
      const figuresOf = (version: string) => figures.find((item) => item.remote === name && item.version === version);
      return {
        name,
        is_disabled: registered.disabled ?? false,
        is_protected: name === protectedRemote,
        back_to: rollBackTarget(state, name),
        days: lastDays(days.filter(({ remote }) => remote === name)),
        versions: history.versions
          .toReversed()
          .map((item) => rowOf(item, { registered, history, figures: figuresOf(item.entry.version) }))
          .filter((row, i) => i < maxVersions || ['STABLE', 'CANDIDATE', 'PREVIOUS'].includes(row.state)),
      };
    });
}
