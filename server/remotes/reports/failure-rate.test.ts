import { isLoadAlert } from './failure-rate.ts';

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
