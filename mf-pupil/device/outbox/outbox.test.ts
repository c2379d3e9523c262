import { Outbox, type Outcome, type Waiting } from './outbox.ts';
import { uuid } from './uuid.ts';

const zoe = { id: 41, student_id: 7 };
const leo = { id: 41, student_id: 9 };
const answer = (whose: typeof zoe): Waiting => ({
  ...whose,
  client_id: uuid(),
  cards_id: 101,
  is_right: true,
  answered_at: '2026-11-21T09:00:00.000Z',
});

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

test('answers go out at once, without what is the tablet’s own', async () => {
  const sent: unknown[] = [];
  const outbox = new Outbox(async (whose, answers) => {
    sent.push([whose, answers]);
    return 'sent';
  });
  const one = answer(zoe);
  outbox.add(one);
  await settle();
  const { client_id, cards_id, is_right, answered_at } = one;
  expect(sent).toEqual([[zoe, [{ client_id, cards_id, is_right, answered_at }]]]);
  expect(outbox.count(zoe)).toBe(0);
});

test('what failed is tried again, later and later, with the same ids', async () => {
  const outcomes: Outcome[] = ['again', 'again', 'sent'];
  const tries: string[][] = [];
  const outbox = new Outbox(async (_whose, answers) => {
    tries.push(answers.map(({ client_id }) => client_id));
    return outcomes.shift() ?? 'sent';
  });
  outbox.add(answer(zoe));
  await settle();
  expect(outbox.count(zoe)).toBe(1);
  await jest.advanceTimersByTimeAsync(2000);
  await jest.advanceTimersByTimeAsync(3000);
  expect(tries).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1000);
  expect(tries).toHaveLength(3);
  expect(new Set(tries.flat()).size).toBe(1);
  expect(outbox.count(zoe)).toBe(0);
});

test('a page that is loaded again sends what was left', async () => {
  new Outbox(async () => 'again').add(answer(zoe));
  await settle();
  const sent: number[] = [];
  const next = new Outbox(async (_whose, answers) => {
    sent.push(answers.length);
    return 'sent';
  });
  await next.flush();
  expect(sent).toEqual([1]);
  expect(localStorage.getItem('memocartes.answers')).toBe('[]');
});

test('one child’s failure does not hold up another’s', async () => {
  const outbox = new Outbox(async ({ student_id }) => (student_id === zoe.student_id ? 'again' : 'sent'));
  outbox.add(answer(zoe));
  outbox.add(answer(leo));
  await settle();
  expect([outbox.count(zoe), outbox.count(leo)]).toEqual([1, 0]);
});

test('what no try can ever send is let go', async () => {
  const outbox = new Outbox(async () => 'refused');
  outbox.add(answer(zoe));
  await settle();
  expect(outbox.count(zoe)).toBe(0);
});

test('ids are version 4 UUIDs, each its own', () => {
  const ids = Array.from({ length: 50 }, uuid);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
