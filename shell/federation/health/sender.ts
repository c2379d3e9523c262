import { portalHeader } from '@memocartes/contract/http/portal-header';
import { portalCalls } from '@memocartes/contract/portal/portal.calls';
import type { RemoteReport as Report } from '@memocartes/contract/portal/portal.routes';
import { request } from '@memocartes/shared-api/request';

import { withoutPersonalData } from './personal-data.ts';

/** Maximum number of reports per request, and per page. */
const maxBatch = 20;
const maxPerPage = 40;

/** Time in which reports are collected into one request, in milliseconds. */
const batchMs = 2_000;

const queue: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const queued = new Set<string>();

const clean = (report: Report): Report => ({
  ...report,
  ...(report.route && { route: report.route.slice(0, 200) }),
  ...(report.duration_ms !== undefined && { duration_ms: Math.round(report.duration_ms) }),
  ...(report.reason !== undefined && { reason: withoutPersonalData(report.reason).slice(0, 500) }),
  ...(report.stack !== undefined && { stack: withoutPersonalData(report.stack).slice(0, 2_000) }),
});

/** Queues a report. Reports that differ only in duration or stack are sent once per page; a page sends at most 40. */
export function queueReport(report: Report): void {
  const { duration_ms: _duration, stack: _stack, ...what } = report;
  const id = JSON.stringify(what);
  if (queued.has(id) || queued.size >= maxPerPage) return;
  queued.add(id);
  queue.push(clean(report));
  if (queue.length >= maxBatch) void flushReports();
  else timer ??= setTimeout(() => void flushReports(), batchMs);
}

/**
 * Sends the queued reports. The request continues after the page is left (`keepalive`); a beacon could not have the
 * portal's header.
 */
export async function flushReports(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const reports = queue.splice(0, maxBatch);
  if (reports.length === 0) return;
  await request(`/api${portalCalls.remoteReports.path}`, {
    method: portalCalls.remoteReports.method,
    keepalive: true,
    headers: { 'content-type': 'application/json', ...portalHeader },
    body: JSON.stringify({ reports }),
  }).catch(() => undefined);
}

addEventListener('pagehide', () => void flushReports());
