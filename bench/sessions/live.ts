import { setTimeout as pause } from 'node:timers/promises';

import { startServer } from '../api/process.ts';
import { median, quantile } from '../statistics/quantile.ts';
import { countAnswers, fillClasses, type SeededClass } from './school.ts';
import { type Answered, asPerson, asTablet, revise, send, type Tablet } from './tablets.ts';
import { openTeacherPage } from './teacher-page.ts';

/** Opens a session of a class and starts every student's revision, on the two processes alternately. */
export async function startSession({ classId, token, students }: SeededClass, origins: readonly string[]) {
  const opened = {
    origin: origins[0]!,
    path: '/api/sessions',
    headers: asPerson(token),
    body: { classes_id: classId },
  };
  const { id, code } = await send<{ id: number; code: string }>('POST', opened);
  const tablets: Tablet[] = [];
  for (const [index, { studentId, secret }] of students.entries()) {
    const tabletOrigins = index % 2 ? origins.toReversed() : origins;
    const request = { origin: tabletOrigins[0]!, headers: asTablet(secret) };
    await send('POST', { ...request, path: '/api/device/join', body: { code } });
    await send('POST', { ...request, path: `/api/device/sessions/${id}/students/${studentId}/start`, body: {} });
    tablets.push({ sessionId: id, studentId, secret, origins: tabletOrigins });
  }
  return { id, token, tablets };
}

/**
 * Tablets of many sessions answer concurrently, on two processes and one database. Meanwhile each teacher's page reads
 * its session again after events.
 */
export async function benchLive(url: string) {
  const { cards, classes } = await fillClasses(url);
  const servers = await Promise.all([0, 1].map(() => startServer('portal', { DATABASE_URL: url })));
  const origins = servers.map(({ origin }) => origin);
  const sessions = [];
  for (const seededClass of classes) sessions.push(await startSession(seededClass, origins));

  const seenAt = new Map<string, number>();
  const keyOf = (studentId: number, count: number) => `${studentId} ${count}`;
  const latest = new Map<number, number>();

  const recordSeen = (studentId: number, count: number, at: number) => {
    for (let number = (latest.get(studentId) ?? 0) + 1; number <= count; number += 1) {
      seenAt.set(keyOf(studentId, number), at);
    }
    if (count > (latest.get(studentId) ?? 0)) latest.set(studentId, count);
  };

  const pages = await Promise.all(
    sessions.map(({ id, token }, index) =>
      openTeacherPage({ origin: origins[index % 2]!, token, sessionId: id }, recordSeen),
    ),
  );
  const answers: Answered[] = [];

  const cpu = async () => {
    const used = await Promise.all(servers.map((server) => server.cpu()));
    return (used[0]! + used[1]!) / 1000;
  };

  const before = await cpu();
  const startedAt = performance.now();
  const tablets = sessions.flatMap((session) => session.tablets);
  await Promise.all(tablets.map((tablet) => revise(tablet, cards, (answer) => answers.push(answer))));
  const seconds = (performance.now() - startedAt) / 1000;
  await pause(3_000);
  const used = (await cpu()) - before;
  for (const page of pages) page.leave();
  for (const { stop } of servers) stop();

  const { nb, duplicated } = await countAnswers(url);
  const accepted = answers.map(({ ms }) => ms);
  const shown = answers.map(
    ({ studentId, nb: number, sentAt }) => (seenAt.get(keyOf(studentId, number)) ?? Infinity) - sentAt,
  );
  const sum = (of: (page: (typeof pages)[number]) => number) => pages.reduce((all, page) => all + of(page), 0);

  return {
    tablets: tablets.length,
    answers: answers.length,
    perSecond: answers.length / seconds,
    cpu: used / answers.length,
    lost: answers.length - nb + duplicated,
    duplicated,
    accepted: { median: median(accepted), p99: quantile(accepted, 0.99) },
    seen: {
      median: median(shown),
      p95: quantile(shown, 0.95),
      never: shown.filter((ms) => ms === Infinity).length,
    },
    events: sum((page) => page.events()),
    reads: sum((page) => page.reads()),
  };
}
