import { AnswerQueue, type Outcome, type Waiting } from './answerQueue.ts';
import { newClientId } from '@memocartes/contract/learning/revision/client-id';

const zoe = { id: 41, student_id: 7 };
const leo = { id: 41, student_id: 9 };
const answer = (whose: typeof zoe): Waiting => ({
  ...whose,
  client_id: newClientId(),
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
  const answerQueue = new AnswerQueue(async (whose, answers) => {
    sent.push([whose, answers]);
    return 'sent';
  });
  const one = answer(zoe);
  answerQueue.add(one);
  await settle();
  const { client_id, cards_id, is_right, answered_at } = one;
  expect(sent).toEqual([[zoe, [{ client_id, cards_id, is_right, answered_at }]]]);
  expect(answerQueue.count(zoe)).toBe(0);
});

test('what failed is tried again, later and later, with the same ids', async () => {
  const outcomes: Outcome[] = ['again', 'again', 'sent'];
  const tries: string[][] = [];
  const answerQueue = new AnswerQueue(async (_whose, answers) => {
    tries.push(answers.map(({ client_id }) => client_id));
    return outcomes.shift() ?? 'sent';
  });
  answerQueue.add(answer(zoe));
  await settle();
  expect(answerQueue.count(zoe)).toBe(1);
  await jest.advanceTimersByTimeAsync(2000);
  await jest.advanceTimersByTimeAsync(3000);
  expect(tries).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1000);
  expect(tries).toHaveLength(3);
  expect(new Set(tries.flat()).size).toBe(1);
  expect(answerQueue.count(zoe)).toBe(0);
});

test('once the network is back, a try that fails again is soon followed by another', async () => {
  const outcomes: Outcome[] = ['again', 'again', 'again', 'again', 'again'];
  const answerQueue = new AnswerQueue(async () => outcomes.shift() ?? 'sent');
  answerQueue.add(answer(zoe));
  await jest.advanceTimersByTimeAsync(2000 + 4000 + 8000);
  answerQueue.wake();
  await jest.advanceTimersByTimeAsync(2000);
  expect(answerQueue.count(zoe)).toBe(0);
});

test('a page that is loaded again sends what was left', async () => {
  new AnswerQueue(async () => 'again').add(answer(zoe));
  await settle();
  const sent: number[] = [];
  const next = new AnswerQueue(async (_whose, answers) => {
    sent.push(answers.length);
    return 'sent';
  });
  await next.flush();
  expect(sent).toEqual([1]);
  expect(localStorage).toHaveLength(0);
});

test('answers are sent, and tried again, where the browser refuses storage', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const outcomes: Outcome[] = ['again', 'sent'];
  const closed: unknown[] = [];
  const answerQueue = new AnswerQueue(
    async () => outcomes.shift() ?? 'sent',
    async (whose) => (closed.push(whose), 'sent'),
  );
  answerQueue.add(answer(zoe));
  answerQueue.finish(zoe);
  await settle();
  expect(answerQueue.count(zoe)).toBe(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect([answerQueue.count(zoe), answerQueue.total(), closed]).toEqual([0, 0, [zoe]]);
  refused.mockRestore();
});

test('one child’s failure does not hold up another’s', async () => {
  const answerQueue = new AnswerQueue(async ({ student_id }) => (student_id === zoe.student_id ? 'again' : 'sent'));
  answerQueue.add(answer(zoe));
  answerQueue.add(answer(leo));
  await settle();
  expect([answerQueue.count(zoe), answerQueue.count(leo)]).toEqual([1, 0]);
});

test('who left before their answers had gone is said to have finished once they have', async () => {
  const said: string[] = [];
  let online = false;
  const open = () =>
    new AnswerQueue(
      async (_whose, answers) => (online ? (said.push(`${answers.length} answers`), 'sent') : 'again'),
      async ({ student_id }) => (said.push(`end of ${student_id}`), 'sent'),
    );
  const answerQueue = open();
  answerQueue.add(answer(zoe));
  answerQueue.finish(zoe);
  answerQueue.finish(leo);
  answerQueue.resume(leo);
  await settle();
  expect(said).toEqual([]);
  online = true;
  await open().flush();
  expect(said).toEqual(['1 answers', 'end of 7']);
  expect(localStorage).toHaveLength(0);
});

test('two pages of one tablet keep what the other wrote', async () => {
  const [one, two] = [new AnswerQueue(async () => 'again'), new AnswerQueue(async () => 'again')];
  one.add(answer(zoe));
  two.add(answer(zoe));
  await settle();
  expect(new AnswerQueue(async () => 'again').count(zoe)).toBe(2);
});

test('an answer that is refused does not take the others with it', async () => {
  const bad = answer(zoe);
  localStorage.setItem('memocartes.answer.torn', '{');
  new AnswerQueue(async () => 'again').add(bad);
  new AnswerQueue(async () => 'again').add(answer(zoe));
  await settle();
  const arrived: string[] = [];
  const answerQueue = new AnswerQueue(async (_whose, answers) => {
    const ids = answers.map(({ client_id }) => client_id);
    if (ids.includes(bad.client_id)) return 'refused';
    arrived.push(...ids);
    return 'sent';
  });
  await answerQueue.flush();
  expect(arrived).toHaveLength(1);
  expect(answerQueue.count(zoe)).toBe(0);
});

test('a tablet whose storage is full sends all the same', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const sent: number[] = [];
  new AnswerQueue(async (_whose, answers) => {
    sent.push(answers.length);
    return 'sent';
  }).add(answer(zoe));
  await settle();
  full.mockRestore();
  expect(sent).toEqual([1]);
});

test('what no try can ever send is let go', async () => {
  const answerQueue = new AnswerQueue(async () => 'refused');
  answerQueue.add(answer(zoe));
  await settle();
  expect(answerQueue.count(zoe)).toBe(0);
});

test('ids are version 4 UUIDs, each its own', () => {
  const ids = Array.from({ length: 50 }, newClientId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
