import type { Figures } from '../registry/types.ts';

/**
 * A candidate is dropped when it fails for this many people, or for this share of at least this many loads
 * [portal.candidate-dropped].
 */
const maxFailedPeople = 3;
const maxFailedShare = 0.02;
const minLoads = 50;

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Whether a candidate fails too often, and more often than the version in use [portal.candidate-dropped]. */
export function failsTooOften(candidate: Figures, stable: Figures): boolean {
  const byPeople =
    candidate.failedPeople >= maxFailedPeople &&
    share(candidate.failedPeople, candidate.people) > share(stable.failedPeople, stable.people);
  const failedShare = share(candidate.failures, candidate.loads);
  const byLoads =
    candidate.loads >= minLoads && failedShare >= maxFailedShare && failedShare > share(stable.failures, stable.loads);
  return byPeople || byLoads;
}

/** Minimum failed loads for an alert, because loads can fail in single browsers, for example on a bad network. */
const minAlertFailures = 3;

/**
 * Whether superadmins are alerted that a version in use cannot be loaded: at least three of its loads failed, and at
 * least 2 % of them [portal.load-alert].
 */
export const isLoadAlert = ({ loads, failures }: Pick<Figures, 'loads' | 'failures'>): boolean =>
  failures >= minAlertFailures && failures >= maxFailedShare * loads;
