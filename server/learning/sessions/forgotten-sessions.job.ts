import type { Db } from '../../database/database.ts';
import type { Handler } from '../../job-queue/handler.ts';
import { runForEach } from '../../job-queue/run-for-each.ts';
import { closeInEvening, listForgottenSessions } from './close-sessions.writes.ts';

/**
 * Closes the sessions that nobody closed, each in its own transaction: from 18:00 in Paris on the day of their end, and
 * not earlier than `graceMinutes` after it [sessions.forgotten].
 * @param now ISO instant
 */
export const closeForgottenSessions = async (db: Db, now = new Date().toISOString()): Promise<void> =>
  runForEach(await listForgottenSessions(db, now), 'sessions could not be closed', (id) => closeInEvening(db, id, now));

export const forgottenSessionsJob: Handler = { run: ({ db }) => closeForgottenSessions(db) };
