import { historyOf } from '../../../server/remotes/registry/state-changes.ts';
import type { HistoryVersion, RegisteredRemote, RemoteEvent, State } from '../../../server/remotes/registry/types.ts';
import { kilobytes } from './size.ts';

/** Number of newest versions listed per remote, besides those in the registry, if no remote is named. */
const nbListedVersions = 3;

const header = ['remote', 'version', 'state', 'published (UTC)', 'by', 'commit', 'uncompressed'];

const minute = (at: string) => (Date.parse(at) ? at.slice(0, 16).replace('T', ' ') : '–');

/** Describes who gets a candidate: `5 % + schools 12, 13`. */
const audienceOf = ({ share, schools }: { readonly share?: number; readonly schools?: readonly number[] }) =>
  [...(share === undefined ? [] : [`${share} %`]), ...(schools ? [`schools ${schools.join(', ')}`] : [])].join(' + ');

function stateOf({ entry: { version }, bad }: HistoryVersion, registered: RegisteredRemote | undefined): string {
  const { candidate, previous } = registered ?? {};
  if (registered?.version === version) return registered.disabled ? 'in use (disabled)' : 'in use';
  if (candidate?.version === version) return `candidate: ${audienceOf(candidate)}`;
  if (previous?.version === version) return 'previous';
  return bad ? `bad: ${bad.reason}` : '';
}

const cells = (name: string, past: HistoryVersion, registered: RegisteredRemote | undefined): string[] => [
  name,
  past.entry.version,
  stateOf(past, registered),
  minute(past.published),
  past.by ?? '–',
  past.commit ?? '–',
  past.bytes === undefined ? '–' : kilobytes(past.bytes),
];

/** Formats rows in columns as wide as their longest cell. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((all, row) => row.map((cell, i) => Math.max(all[i] ?? 0, cell.length)), []);
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const eventLine = ({ at, action, version, by, reason }: RemoteEvent) => [
  minute(at),
  action,
  version,
  by ?? 'the server',
  reason ?? '',
];

/**
 * The remotes of a portal with their versions, newest first, as lines. Without names: every remote, with the versions
 * in the registry and the newest ones. With names: all versions and events of these remotes.
 *
 * @throws Error naming the remotes that were never published
 */
export function listRemotes(state: State, names: readonly string[] = []): string[] {
  const publishedNames = Object.keys(state.history.remotes).sort();
  const unknown = names.filter((name) => !publishedNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `Never published on this portal: ${unknown.join(', ')}. Published: ${publishedNames.join(', ') || 'none'}.`,
    );
  }
  if (publishedNames.length === 0) return ['No remote is published yet.'];
  const rows = (names.length > 0 ? names : publishedNames).flatMap((name) => {
    const registered = state.registry.remotes[name];
    const newest = historyOf(state, name).versions.toReversed();
    const inRegistry = [registered, registered?.previous, registered?.candidate].map((item) => item?.version);
    return newest
      .filter(({ entry }, i) => names.length > 0 || i < nbListedVersions || inRegistry.includes(entry.version))
      .map((past) => cells(name, past, registered));
  });
  const events = names.flatMap((name) => historyOf(state, name).events.map(eventLine));
  return [...alignColumns([header, ...rows]), ...(events.length > 0 ? ['', ...alignColumns(events)] : [])];
}
