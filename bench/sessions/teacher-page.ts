import { watch } from '@memocartes/server/testing/live';

import { asPerson, send } from './tablets.ts';

type Students = { students: { id: number; nb_right: number; nb_wrong: number }[] };

/**
 * A teacher's page: reads the session again after events, one request at a time. After each read, `onRead` is called
 * for every student, with the number of answers and the time of the read.
 */
export async function openTeacherPage(
  { origin, token, sessionId }: { origin: string; token: string; sessionId: number },
  onRead: (studentId: number, nb: number, at: number) => void,
) {
  const headers = asPerson(token);
  const path = `/api/sessions/${sessionId}/students`;
  let isStale = false;
  let reading: Promise<void> | undefined;
  let reads = 0;

  const readAll = async () => {
    while (isStale) {
      isStale = false;
      reads += 1;
      const { students } = await send<Students>('GET', { origin, path, headers });
      const at = performance.now();
      for (const { id, nb_right, nb_wrong } of students) onRead(id, nb_right + nb_wrong, at);
    }
    reading = undefined;
  };

  const stream = await watch(origin, {
    headers,
    onEvent: () => {
      isStale = true;
      reading ??= readAll();
    },
  });
  return { reads: () => reads, events: () => stream.events.length, leave: stream.leave };
}
