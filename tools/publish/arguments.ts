import type { CandidateAudience } from '../../contract/remotes/candidates.ts';
import { parseArguments } from '../command.ts';
import { fullRemoteName } from '../remote-name.ts';

/** Arguments of a command on remotes. */
export type Arguments = {
  /** Full names of remotes: `mf-teacher`. */
  readonly names: readonly string[];
  readonly audience?: CandidateAudience;
  readonly to?: string;
  readonly reason?: string;
  /** For builds that were already checked, for example by CI. */
  readonly skipsChecks?: boolean;
};

const options = {
  canary: 'string',
  school: 'string',
  to: 'string',
  reason: 'string',
  'skip-checks': 'boolean',
} as const;
type Option = keyof typeof options;
type Values = { [O in Option]?: (typeof options)[O] extends 'boolean' ? boolean : string };

/** Options of each command. */
const optionsOf: Readonly<Record<string, readonly Option[]>> = {
  publish: ['canary', 'school', 'skip-checks'],
  promote: ['to', 'reason'],
  rollback: ['to', 'reason'],
  unpublish: ['reason'],
  disable: ['reason'],
};

/** Help of `--skip-checks`. */
const skipNote =
  '--skip-checks publishes without types, tests and dependency rules: only for what CI has checked, as npm start and the tests do.';

/** A share in percent; at 0 % only developers who try the candidate get it. @throws Error unless it is 0 to 100 % */
function shareOf(text: string): number {
  const share = /^\d+(\.\d+)?\s?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (share <= 100) return share;
  throw new Error(
    `--canary takes a share of the accounts between 0 and 100 %, for example --canary 5%; this is ${text}.`,
  );
}

/** @throws Error naming invalid ids */
function schoolsOf(text: string): number[] {
  const ids = text.split(',').map((id) => id.trim());
  const wrong = ids.filter((id) => !/^[1-9]\d{0,8}$/.test(id));
  if (wrong.length === 0) return [...new Set(ids.map(Number))];
  throw new Error(`--school takes ids of schools, for example --school 12,13; not an id: ${wrong.join(', ') || text}.`);
}

/** Parses the arguments of `npm run <action>-remote --`. @throws Error describing the invalid argument */
export function readArguments(action: string, args: readonly string[]): Arguments {
  const allowed = optionsOf[action] ?? [];
  const { values, positionals } = parse(action, args, allowed);
  const { canary, school, to, reason, 'skip-checks': skipsChecks } = values;
  const names = positionals.map(fullRemoteName);
  if (names.length === 0) throw new Error(`Which remote? For example: npm run ${action}-remote -- mf-teacher`);
  if (to !== undefined && names.length > 1) throw new Error('--to names a version of one remote.');
  const audience = {
    ...(canary !== undefined && { share: shareOf(canary) }),
    ...(school !== undefined && { schools: schoolsOf(school) }),
  };

  return {
    names,
    ...(Object.keys(audience).length > 0 && { audience }),
    ...(to !== undefined && { to }),
    ...(reason !== undefined && { reason }),
    ...(skipsChecks && { skipsChecks }),
  };
}

function parse(action: string, args: readonly string[], allowed: readonly Option[]) {
  const allowedOptions = Object.fromEntries(allowed.map((option) => [option, { type: options[option] }]));
  const list = allowed.map((option) => `--${option}`).join(', ') || 'none';
  const note = action === 'publish' ? ` ${skipNote}` : '';
  const { values, positionals } = parseArguments(
    { args: [...args], options: allowedOptions, allowPositionals: true },
    ` Options of ${action}-remote: ${list}.${note}`,
  );
  return { values: values as Values, positionals };
}
