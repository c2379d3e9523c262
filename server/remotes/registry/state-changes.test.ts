import { disabled, enabled } from './disable.ts';
import { promoted, publishVersion, unpublished } from './publish.ts';
import { rolledBack, withoutCandidate } from './roll-back.ts';
import { historyOf } from './state-changes.ts';
import type { RemoteVersion, State } from './types.ts';

const name = 'mf-teacher';

const entry = (version: string, remote = name): RemoteVersion => ({
  name: remote,
  version,
  shell: '^1',
  roles: ['TEACHER'],
  routes: [{ path: '/Dashboard' }],
  manifest: `/remotes/${remote}/${version}/mf-manifest.json`,
});

let minute = 0;

/** Each change is a minute after the one before. */
const change = (reason?: string) => {
  const at = new Date(Date.UTC(2026, 10, 20, 8, minute++)).toISOString();
  return { at, by: 'Ada', ...(reason && { reason }) };
};

const publish = (state: State, version: string, audience?: { share?: number; schools?: number[] }) =>
  publishVersion(state, { entry: entry(version), published: '' }, change(), audience);
const empty: State = { registry: { remotes: {} }, history: { remotes: {} } };
const publishAll = (...versions: readonly string[]) =>
  versions.reduce((state, version) => publish(state, version), empty);
const remote = ({ registry }: State) => registry.remotes[name];

const badOf = (state: State) =>
  historyOf(state, name)
    .versions.filter(({ bad }) => bad)
    .map((item) => item.entry.version);

test('publishing keeps one previous version and does not change other remotes', () => {
  const other = publishVersion(empty, { entry: entry('1', 'mf-follower'), published: '' }, change());
  const state = publish(publish(publish(other, '1'), '2'), '3');
  expect(remote(state)).toMatchObject({ version: '3', previous: { version: '2' } });
  expect(remote(state)?.previous).not.toHaveProperty('previous');
  expect(state.registry.remotes['mf-follower']).toBe(other.registry.remotes['mf-follower']);
});

test('publishing the version in use again keeps the previous version', () => {
  expect(remote(publish(publishAll('1', '2'), '2'))).toMatchObject({ version: '2', previous: { version: '1' } });
});

test('rolling back returns to the last good version and marks the abandoned version bad; repeating it changes nothing [portal.rollback]', () => {
  const back = rolledBack(publishAll('1', '2', '3'), name, change('white page'));
  expect(remote(back)).toMatchObject({ version: '2', previous: { version: '1' } });
  expect(badOf(back)).toEqual(['3']);
  expect(rolledBack(back, name, change())).toBe(back);
  expect(rolledBack(disabled(back, name, change()), name, change()).registry.remotes[name]?.version).toBe('2');
});

test('a version that was rolled back can’t be published again, only brought back by its name [portal.rolled-back]', () => {
  const back = rolledBack(publishAll('1', '2'), name, change('white page'));
  expect(() => publish(back, '2')).toThrow(/2 was rolled back on 2026-11-20T.+white page/);
  expect(() => publish(back, '2', { share: 5 })).toThrow('was rolled back');
  expect(() => rolledBack(publish(back, '3'), name, change(), '2')).toThrow('promote-remote -- mf-teacher --to 2');
  const again = promoted(back, name, change(), '2');
  expect(remote(again)).toMatchObject({ version: '2', previous: { version: '1' } });
  expect(badOf(again)).toEqual([]);
});

test('rolling back never leads to a version that was rolled back itself', () => {
  const state = publish(rolledBack(publishAll('1', '2'), name, change()), '3');
  expect(remote(state)).toMatchObject({ version: '3', previous: { version: '1' } });
  expect(remote(rolledBack(state, name, change()))).toMatchObject({ version: '1' });
});

test('neither `previous` nor rolling back leads to a version of another repository [portal.own-repository]', () => {
  const publishExternal = (state: State, version: string) =>
    publishVersion(state, { entry: entry(version), published: '', isExternal: true }, change());
  const own = unpublished(publishAll('1'), name, change());
  const external = publishExternal(own, '2');
  expect(remote(external)).not.toHaveProperty('previous');
  expect(() => rolledBack(external, name, change())).toThrow('no earlier good version');
  expect(remote(publishExternal(external, '3'))).toMatchObject({ version: '3', previous: { version: '2' } });
  const again = publish(unpublished(publishExternal(external, '3'), name, change()), '4');
  expect(remote(again)).toMatchObject({ version: '4', previous: { version: '1' } });
});

test('rolls back to an earlier version given by its name', () => {
  const back = rolledBack(publishAll('1', '2', '3'), name, change(), '1');
  expect(remote(back)).toMatchObject({ version: '1', previous: { version: '2' } });
  expect(rolledBack(back, name, change(), '1')).toBe(back);
  expect(() => rolledBack(back, name, change(), '9')).toThrow('mf-teacher has no version 9. Versions: 1, 2, 3.');
});

test('rolling back throws when there is no earlier version', () => {
  expect(() => rolledBack(publishAll('1'), name, change())).toThrow('no earlier good version');
  expect(() => rolledBack(empty, name, change())).toThrow('mf-teacher is not published on this portal');
});

test('a candidate exists in addition to the version in use until it is promoted [portal.candidate]', () => {
  const state = publish(publishAll('1'), '2', { share: 5 });
  expect(remote(state)).toMatchObject({ version: '1', candidate: { version: '2', share: 5 } });
  const all = promoted(state, name, change());
  expect(remote(all)).toMatchObject({ version: '2', previous: { version: '1' } });
  expect(remote(all)).not.toHaveProperty('candidate');
  expect(() => promoted(all, name, change())).toThrow('has no candidate');
  expect(() => publish(all, '2', { share: 5 })).toThrow('already in use');
  expect(() => publish(empty, '1', { share: 5 })).toThrow('Publish it without --canary and --school.');
});

test('rolling back with a candidate drops only the candidate; repeating it changes nothing', () => {
  const state = rolledBack(publish(publishAll('1', '2'), '3', { schools: [4] }), name, change());
  expect(remote(state)).toMatchObject({ version: '2', previous: { version: '1' } });
  expect(badOf(state)).toEqual(['3']);
  expect(rolledBack(state, name, change())).toBe(state);
});

test('after the server has dropped a candidate, a person can still roll back the version in use, once [portal.rollback]', () => {
  const { at } = change();
  const dropped = withoutCandidate(publish(publishAll('1', '2', '3'), '4', { share: 5 }), name, { at }, '4');
  const back = rolledBack(dropped, name, change());
  expect(remote(back)).toMatchObject({ version: '2', previous: { version: '1' } });
  expect(badOf(back)).toEqual(['3', '4']);
  expect(rolledBack(back, name, change())).toBe(back);
});

test('withoutCandidate: drops the named candidate once, and no other candidate', () => {
  const state = publish(publishAll('1'), '2', { share: 5 });
  expect(withoutCandidate(state, name, change(), '9')).toBe(state);
  const dropped = withoutCandidate(state, name, change('failed'), '2');
  expect(historyOf(dropped, name).events.at(-1)).toMatchObject({
    action: 'CANDIDATE_DROPPED',
    version: '2',
    reason: 'failed',
  });
  expect(withoutCandidate(dropped, name, change(), '2')).toBe(dropped);
});

test('a disabled remote keeps its version, and stays disabled when another version is published', () => {
  const off = disabled(publishAll('1'), name, change());
  expect(remote(off)).toMatchObject({ version: '1', disabled: true });
  expect(disabled(off, name, change())).toBe(off);
  expect(remote(publish(off, '2'))).toMatchObject({ version: '2', disabled: true });
  expect(remote(enabled(off, name, change()))).not.toHaveProperty('disabled');
});

test('an unpublished remote is removed from the registry but keeps its history', () => {
  const state = unpublished(publishAll('1', '2'), name, change());
  expect(remote(state)).toBeUndefined();
  expect(historyOf(state, name).versions.map(({ left }) => left)).toEqual([expect.any(String), expect.any(String)]);
  expect(() => unpublished(state, name, change())).toThrow('is not published');
});
