import { failsTooOften, isLoadAlert } from './failure-rate.ts';

const noFailure = { people: 0, failedPeople: 0, loads: 0, failures: 0 };

test.each([
  { people: 10, failedPeople: 2, stable: { people: 10, failedPeople: 0 }, isDropped: false },
  { people: 10, failedPeople: 3, stable: { people: 10, failedPeople: 2 }, isDropped: true },
  { people: 10, failedPeople: 3, stable: { people: 10, failedPeople: 3 }, isDropped: false },
])(
  'a candidate that fails for $failedPeople of $people people is dropped: $isDropped, if the version in use fails for $stable.failedPeople [portal.candidate-dropped]',
  ({ isDropped, stable, ...candidate }) => {
    expect(failsTooOften({ ...noFailure, ...candidate }, { ...noFailure, ...stable })).toBe(isDropped);
  },
);

test.each([
  { loads: 49, failures: 49, stable: { loads: 0, failures: 0 }, isDropped: false },
  { loads: 50, failures: 1, stable: { loads: 0, failures: 0 }, isDropped: true },
  { loads: 51, failures: 1, stable: { loads: 0, failures: 0 }, isDropped: false },
  { loads: 50, failures: 1, stable: { loads: 100, failures: 2 }, isDropped: false },
])(
  'a candidate with $failures failures in $loads loads is dropped: $isDropped, if the version in use has $stable.failures in $stable.loads [portal.candidate-dropped]',
  ({ isDropped, stable, ...candidate }) => {
    // Here 1/50 is exactly the share from which a candidate is dropped.
    expect(failsTooOften({ ...noFailure, ...candidate }, { ...noFailure, ...stable })).toBe(isDropped);
  },
);

test.each([
  { loads: 0, failures: 2, isAlert: false },
  { loads: 0, failures: 3, isAlert: true },
  { loads: 1000, failures: 19, isAlert: false },
  { loads: 1000, failures: 20, isAlert: true },
])(
  '$failures failures beside $loads loads alert superadmins: $isAlert [portal.load-alert]',
  ({ isAlert, ...figures }) => {
    expect(isLoadAlert(figures)).toBe(isAlert);
  },
);
