import { randomUuid } from '@memocartes/contract/http/uuid';

import { AnswerQueue, type Outcome, type PendingAnswer } from './answerQueue.ts';

const zoe = { id: 41, student_id: 7 };
const leo = { id: 41, student_id: 9 };

const answer = (owner: typeof zoe): PendingAnswer => ({
  ...owner,
  client_id: randomUuid(),
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

test('sends answers immediately, without the fields that only the tablet uses', async () => {
  const sent: unknown[] = [];
  const answerQueue = new AnswerQueue(async (owner, answers) => {
    sent.push([owner, answers]);
    return 'sent';
  });
  const queuedAnswer = answer(zoe);
  answerQueue.add(queuedAnswer);
  await settle();
  const { client_id, cards_id, is_right, answered_at } = queuedAnswer;
  expect(sent).toEqual([[zoe, [{ client_id, cards_id, is_right, answered_at }]]]);
  expect(answerQueue.pendingCount(zoe)).toBe(0);
});

test('retries with growing delays and the same ids', async () => {
  const outcomes: Outcome[] = ['again', 'again', 'sent'];
  const tries: string[][] = [];
  const answerQueue = new AnswerQueue(async (_owner, answers) => {
    tries.push(answers.map(({ client_id }) => client_id));
    return outcomes.shift() ?? 'sent';
  });
  answerQueue.add(answer(zoe));
  await settle();
  expect(answerQueue.pendingCount(zoe)).toBe(1);
  await jest.advanceTimersByTimeAsync(2000);
  await jest.advanceTimersByTimeAsync(3000);
  expect(tries).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1000);
  expect(tries).toHaveLength(3);
  expect(new Set(tries.flat()).size).toBe(1);
  expect(answerQueue.pendingCount(zoe)).toBe(0);
});

test('resets the retry delay when the network is back', async () => {
  const outcomes: Outcome[] = ['again', 'again', 'again', 'again', 'again'];
  const answerQueue = new AnswerQueue(async () => outcomes.shift() ?? 'sent');
  answerQueue.add(answer(zoe));
  await jest.advanceTimersByTimeAsync(2000 + 4000 + 8000);
  answerQueue.retryNow();
  await jest.advanceTimersByTimeAsync(2000);
  expect(answerQueue.pendingCount(zoe)).toBe(0);
});

test('answers given without network don’t lengthen the retry delay', async () => {
  let outcome: Outcome = 'again';
  const answerQueue = new AnswerQueue(async () => outcome);
  for (const owner of [zoe, leo, zoe, leo]) {
    answerQueue.add(answer(owner));
    await settle();
  }
  outcome = 'sent';
  await jest.advanceTimersByTimeAsync(2000);
  expect(answerQueue.totalPending()).toBe(0);
});

test('a call of `flush` while answers are being sent ends once they have arrived; later answers are sent too', async () => {
  const arrival = Promise.withResolvers<Outcome>();
  const answerQueue = new AnswerQueue(() => arrival.promise);
  answerQueue.add(answer(zoe));
  const pendingAfter = answerQueue.flush().then(() => answerQueue.totalPending());
  arrival.resolve('sent');
  expect(await pendingAfter).toBe(0);
  await answerQueue.flush();
  answerQueue.add(answer(zoe));
  await settle();
  expect(answerQueue.totalPending()).toBe(0);
});

test('sends the stored answers after a reload', async () => {
  new AnswerQueue(async () => 'again').add(answer(zoe));
  await settle();
  const sent: number[] = [];
  const next = new AnswerQueue(async (_owner, answers) => {
    sent.push(answers.length);
    return 'sent';
  });
  await next.flush();
  expect(sent).toEqual([1]);
  expect(localStorage).toHaveLength(0);
});

test('sends and retries answers when the browser refuses storage', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const outcomes: Outcome[] = ['again', 'sent'];
  const closed: unknown[] = [];
  const answerQueue = new AnswerQueue(
    async () => outcomes.shift() ?? 'sent',
    async (owner) => {
      closed.push(owner);
      return 'sent';
    },
  );
  answerQueue.add(answer(zoe));
  answerQueue.finish(zoe);
  await settle();
  expect(answerQueue.pendingCount(zoe)).toBe(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect([answerQueue.pendingCount(zoe), answerQueue.totalPending(), closed]).toEqual([0, 0, [zoe]]);
  refused.mockRestore();
});

test('sends the answers of one student while those of another fail', async () => {
  const answerQueue = new AnswerQueue(async ({ student_id }) => (student_id === zoe.student_id ? 'again' : 'sent'));
  answerQueue.add(answer(zoe));
  answerQueue.add(answer(leo));
  await settle();
  expect([answerQueue.pendingCount(zoe), answerQueue.pendingCount(leo)]).toEqual([1, 0]);
});

test('reports that a student has finished only after their answers have arrived', async () => {
  const calls: string[] = [];
  let online = false;

  const open = () =>
    new AnswerQueue(
      async (_owner, answers) => {
        if (!online) return 'again';
        calls.push(`${answers.length} answers`);
        return 'sent';
      },
      async ({ student_id }) => {
        calls.push(`end of ${student_id}`);
        return 'sent';
      },
    );

  const answerQueue = open();
  answerQueue.add(answer(zoe));
  answerQueue.finish(zoe);
  answerQueue.finish(leo);
  answerQueue.resume(leo);
  await settle();
  expect(calls).toEqual([]);
  online = true;
  await open().flush();
  expect(calls).toEqual(['1 answers', 'end of 7']);
  expect(localStorage).toHaveLength(0);
});

test('an end stored on the tablet still says that no card is left [sessions.finished-late]', async () => {
  const ends: unknown[] = [];
  const open = (outcome: Outcome) =>
    new AnswerQueue(
      async () => 'sent',
      async (end) => {
        ends.push(end);
        return outcome;
      },
    );
  open('again').finish({ ...zoe, is_finished: true });
  await settle();
  await open('sent').flush();
  expect(ends).toEqual([
    { ...zoe, is_finished: true },
    { ...zoe, is_finished: true },
  ]);
});

/** A queue whose reports of finished students get a response only when `answerNext` is called. */
function openWithSlowEnds() {
  const calls: string[] = [];
  const waiting: (() => void)[] = [];
  const answerQueue = new AnswerQueue(
    async ({ student_id }, answers) => {
      calls.push(`${answers.length} answers of ${student_id}`);
      return 'sent';
    },
    ({ student_id }) =>
      new Promise((resolve) => {
        calls.push(`end of ${student_id}`);
        waiting.push(() => resolve('sent'));
      }),
  );

  const answerNext = () => {
    waiting.shift()!();
    return settle();
  };

  return { answerQueue, calls, answerNext };
}

test('sends the answer and the end of a student who finishes while the end of another student is being reported', async () => {
  const { answerQueue, calls, answerNext } = openWithSlowEnds();
  answerQueue.finish(zoe);
  await settle();
  answerQueue.add(answer(leo));
  answerQueue.finish(leo);
  await answerNext();
  expect(calls).toEqual(['end of 7', '1 answers of 9', 'end of 9']);
  await answerNext();
  expect([answerQueue.totalPending(), localStorage.length]).toEqual([0, 0]);
});

test('reports the second end of a student who starts and finishes again while the first end is being reported', async () => {
  const { answerQueue, calls, answerNext } = openWithSlowEnds();
  answerQueue.finish(zoe);
  await settle();
  answerQueue.resume(zoe);
  answerQueue.add(answer(zoe));
  answerQueue.finish(zoe);
  await answerNext();
  await answerNext();
  expect(calls).toEqual(['end of 7', '1 answers of 7', 'end of 7']);
  expect(localStorage).toHaveLength(0);
});

test('two pages on one tablet don’t overwrite each other’s answers', async () => {
  const firstQueue = new AnswerQueue(async () => 'again');
  const secondQueue = new AnswerQueue(async () => 'again');
  firstQueue.add(answer(zoe));
  secondQueue.add(answer(zoe));
  await settle();
  expect(new AnswerQueue(async () => 'again').pendingCount(zoe)).toBe(2);
});

test('sends the other answers when an answer is refused or an entry is unreadable', async () => {
  const bad = answer(zoe);
  localStorage.setItem('memocartes.answer.unreadable', '{');
  new AnswerQueue(async () => 'again').add(bad);
  new AnswerQueue(async () => 'again').add(answer(zoe));
  await settle();
  const arrived: string[] = [];
  const answerQueue = new AnswerQueue(async (_owner, answers) => {
    const ids = answers.map(({ client_id }) => client_id);
    if (ids.includes(bad.client_id)) return 'refused';
    arrived.push(...ids);
    return 'sent';
  });
  await answerQueue.flush();
  expect(arrived).toHaveLength(1);
  expect(answerQueue.pendingCount(zoe)).toBe(0);
});

test('sends answers when the storage is full', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const sent: number[] = [];
  new AnswerQueue(async (_owner, answers) => {
    sent.push(answers.length);
    return 'sent';
  }).add(answer(zoe));
  await settle();
  full.mockRestore();
  expect(sent).toEqual([1]);
});

test('drops answers that the server refuses', async () => {
  const answerQueue = new AnswerQueue(async () => 'refused');
  answerQueue.add(answer(zoe));
  await settle();
  expect(answerQueue.pendingCount(zoe)).toBe(0);
});

test('creates distinct version 4 UUIDs', () => {
  const ids = Array.from({ length: 50 }, randomUuid);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
