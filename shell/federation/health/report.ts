import type { RemoteReport as Report } from '@memocartes/contract/portal/portal.routes';

import { isOverridden } from '../registry/activeOverride.ts';

export type { Report };

const sender = () => import('./sender.ts');

/**
 * Sends a report in the background; a report that can't be sent is dropped. Reports of an override are marked
 * [override.reports].
 */
export function report(reported: Report): void {
  const markedReport = { ...reported, ...(isOverridden(reported.remote, reported.version) && { is_override: true }) };
  sender()
    .then(({ queueReport }) => queueReport(markedReport))
    .catch(() => undefined);
}

/** Sends the queued reports. Never rejects; takes at most a second. */
export const sendReports = (): Promise<unknown> =>
  Promise.race([
    sender()
      .then(({ flushReports }) => flushReports())
      .catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 1_000)),
  ]);

/** Message and stack of a thrown value. */
export const causeOf = (error: unknown): Pick<Report, 'reason' | 'stack'> =>
  error instanceof Error
    ? { reason: error.message, ...(error.stack && { stack: error.stack }) }
    : { reason: String(error) };
