import type { RegisteredRemote, RemoteCandidate } from '@memocartes/shared-shell/remote';

import { avoid } from './avoided.ts';
import { choiceOf, choosePageVersion, versionsFor } from './choose.ts';

const version = (version: string) =>
  ({
    name: 'mf-teacher',
    shell: '^1',
    roles: ['TEACHER'],
    routes: [],
    menu: [],
    version,
    manifest: `/remotes/mf-teacher/${version}/mf-manifest.json`,
  }) as const;

const candidate = (more: Partial<RemoteCandidate>): RemoteCandidate => ({ ...version('3'), ...more });

const registered = (more: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  ...version('2'),
  previous: version('1'),
  ...more,
});

const visitor = { id: 7, schoolId: 4 };

const chosen = (remote: RegisteredRemote, who: typeof visitor | 'anonymous' = visitor) => {
  const { version: first, previous } = choosePageVersion(remote, who === 'anonymous' ? undefined : who) ?? {};
  return [first, previous?.version];
};

beforeEach(() => localStorage.clear());

test('a candidate is chosen for its schools, with the stable version as fallback [portal.candidate]', () => {
  const remote = registered({ candidate: candidate({ schools: [4] }) });
  expect(chosen(remote)).toEqual(['3', '2']);
  expect(choiceOf('mf-teacher', '3')).toEqual({ isCandidate: true, hasLastGood: true });
  expect(chosen(remote, { id: 7, schoolId: 5 })).toEqual(['2', '1']);
  expect(chosen(remote, 'anonymous')).toEqual(['2', '1']);
});

test('a share of the accounts gets a candidate; people who are not signed in never do [portal.candidate]', () => {
  expect(chosen(registered({ candidate: candidate({ share: 100 }) }))).toEqual(['3', '2']);
  expect(chosen(registered({ candidate: candidate({ share: 0 }) }))).toEqual(['2', '1']);
  const half = registered({ candidate: candidate({ share: 50 }) });
  const accounts = Array.from({ length: 1_000 }, (_, id) => ({ id, schoolId: 4 }));
  const nbChosen = accounts.filter((account) => chosen(half, account)[0] === '3').length;
  expect(Math.abs(nbChosen - 500)).toBeLessThan(100);
  expect(chosen(registered({ candidate: candidate({ share: 100 }) }), 'anonymous')).toEqual(['2', '1']);
});

test('a version that failed in this browser is not chosen for a day, unless it is the only one [portal.remote-healed]', () => {
  const remote = registered({ candidate: candidate({ share: 100 }) });
  avoid('mf-teacher', '3');
  expect(chosen(remote)).toEqual(['2', '1']);
  avoid('mf-teacher', '2');
  expect(chosen(remote)).toEqual(['1', undefined]);
  expect(chosen({ ...version('2') })).toEqual(['2', undefined]);
  const tomorrow = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  expect(chosen(remote)).toEqual(['3', '2']);
  tomorrow.mockRestore();
});

test('when all versions failed in this browser, the version in use is chosen, with no version to revert to [portal.remote-healed]', () => {
  const remote = registered({ candidate: candidate({ share: 100 }) });
  for (const failed of ['3', '2', '1']) avoid('mf-teacher', failed);
  expect(chosen(remote)).toEqual(['2', '1']);
  expect(choiceOf('mf-teacher', '2')).toEqual({ isCandidate: false, hasLastGood: false });
  const { previous: _none, ...first } = remote;
  expect(chosen(first)).toEqual(['2', undefined]);
});

test('a disabled remote stays disabled, whichever version is chosen', () => {
  expect(
    choosePageVersion(registered({ disabled: true, candidate: candidate({ share: 100 }) }), visitor)?.disabled,
  ).toBe(true);
});

test('a comparison with the latest registry leaves the choices of the page unchanged', () => {
  choosePageVersion(registered(), visitor);
  versionsFor({ remotes: { 'mf-teacher': version('2') } }, visitor);
  expect(choiceOf('mf-teacher', '2')).toEqual({ isCandidate: false, hasLastGood: true });
});

describe('a record that can’t be read', () => {
  const item = { type: 'item', title: 'menu.home', icon: 'home', colour: 'blue' };

  test.each<[string, object]>([
    ['no roles', { roles: undefined }],
    ['a route without a path', { routes: [{}] }],
    ['no menu', { menu: undefined }],
    ['a menu entry without a title', { menu: [{ ...item, title: undefined }] }],
    ['a menu entry with an invalid link', { menu: [{ ...item, to: 7 }] }],
    ['an empty menu entry', { menu: [null] }],
  ])('with %s: the last good version is used [portal.unreadable-record]', (_, broken) => {
    const unreadable = { ...version('3'), ...broken } as RegisteredRemote;
    expect(chosen(registered({ ...unreadable, previous: version('2') }))).toEqual(['2', undefined]);
    expect(chosen(registered({ candidate: { ...unreadable, share: 100 } }))).toEqual(['2', '1']);
    const other = { ...version('1'), name: 'mf-other' } as const;
    expect(Object.keys(versionsFor({ remotes: { 'mf-teacher': unreadable, 'mf-other': other } }).remotes)).toEqual([
      'mf-other',
    ]);
  });
});
