import { messages } from '../messaging.data.ts';
import { emptyThread, withLatest, withOlder, withSent } from './mergeMessages.ts';

const [one, two, three, four, five] = messages as [(typeof messages)[0], ...typeof messages];
const ids = (thread: readonly { readonly id: number }[]) => thread.map(({ id }) => id);

test('the latest page extends the thread, or replaces it after a gap; an older page is added before the thread', () => {
  const first = withLatest(emptyThread, { messages: [two!, three!], has_older: true });
  const extended = withLatest(first, { messages: [three!, four!], has_older: true });
  expect(ids(extended.messages)).toEqual([2, 3, 4]);
  const replaced = withLatest(first, { messages: [five!], has_older: true });
  expect([ids(replaced.messages), replaced.hasOlder]).toEqual([[5], true]);
  const older = withOlder(extended, two!.id, { messages: [one], has_older: false });
  expect([ids(older.messages), older.hasOlder]).toEqual([[1, 2, 3, 4], false]);
});

test('an older page that arrives after the thread was replaced leaves no gap [messaging.thread]', () => {
  const replaced = withLatest(withLatest(emptyThread, { messages: [two!, three!], has_older: true }), {
    messages: [five!],
    has_older: true,
  });
  expect(withOlder(replaced, two!.id, { messages: [one], has_older: false })).toEqual(replaced);
});

test('a newer version of a message replaces the one that was fetched or sent', () => {
  const removed = { ...two!, content: '', is_removed: true };
  const thread = withLatest(emptyThread, { messages: [one, two!], has_older: false });
  expect(withLatest(thread, { messages: [one, removed], has_older: false }).messages[1]).toEqual(removed);
  expect(withSent([one, removed], [two!, three!]).slice(1)).toEqual([removed, three]);
});
