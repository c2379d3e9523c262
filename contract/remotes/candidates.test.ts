import { getsCandidate } from './candidates.ts';

const candidate = { name: 'mf-teacher', version: '2.0.0-ab' };
const people = Array.from({ length: 10_000 }, (_, id) => ({ id, schoolId: 7 }));
const getCandidates = (share: number, version = candidate.version) =>
  people.filter((person) => getsCandidate(person, { ...candidate, version, share })).map(({ id }) => id);

test.each([0, 1, 5, 50, 100])(
  'about %i %% of the accounts, always the same ones, get a candidate with that share [portal.candidate]',
  (share) => {
    const ids = getCandidates(share);
    expect(Math.abs(ids.length / 100 - share)).toBeLessThan(1.5);
    expect(getCandidates(share)).toEqual(ids);
  },
);

test('a larger share includes the accounts of a smaller share; mostly other accounts get another version', () => {
  const small = getCandidates(5);
  expect(getCandidates(10)).toEqual(expect.arrayContaining(small));
  const both = getCandidates(5, '2.0.1-cd').filter((id) => small.includes(id));
  expect(both.length).toBeLessThan(small.length / 4);
});

test('chosen schools get the candidate; other schools and visitors without an account do not [portal.candidate]', () => {
  const schools = [7];
  expect(getsCandidate({ id: 1, schoolId: 7 }, { ...candidate, schools })).toBe(true);
  expect(getsCandidate({ id: 1, schoolId: 8 }, { ...candidate, schools })).toBe(false);
  expect(getsCandidate({ id: 1, schoolId: null }, { ...candidate, schools })).toBe(false);
  expect(getsCandidate(undefined, { ...candidate, schools, share: 100 })).toBe(false);
});
