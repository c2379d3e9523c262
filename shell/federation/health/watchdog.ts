import { removeOverride } from '@memocartes/shared-shell/override';
import { browserStorage } from '@memocartes/shared-ui/storage';

import { isOverridden } from '../registry/activeOverride.ts';
import { avoid } from '../registry/avoided.ts';
import { report } from './report.ts';

/** Prefix of the marks: each page has one, updated each second while a screen starts. */
const prefix = 'memocartes.opening.';
const key = `${prefix}${Math.random().toString(36).slice(2)}`;

const heartbeatMs = 1_000;

/** Age from which a mark that isn't updated belongs to a page that stopped responding, in milliseconds. */
const staleMs = 5_000;

/** Time after which the watchdog disarms itself, in milliseconds. */
const maxWatchMs = 45_000;

type Mark = {
  readonly remote: string;
  readonly version: string;
  readonly route: string;
  readonly at: number;
  /** Whether a developer tried this version. */
  readonly isOverride?: true;
};

const isMark = (value: unknown): value is Mark => typeof (value as Mark | undefined)?.at === 'number';

let timer: ReturnType<typeof setInterval> | undefined;

/** Removes the mark: the page responds, or was left normally. */
export function disarmWatchdog(): void {
  clearInterval(timer);
  timer = undefined;
  browserStorage.remove(key);
}

/**
 * Stores a mark in the browser while a version's screen starts. A page in an endless loop can't remove it, so the next
 * page finds it.
 */
export function armWatchdog(remote: string, version: string, route: string): void {
  disarmWatchdog();
  if (document.visibilityState === 'hidden') return;
  const end = Date.now() + maxWatchMs;
  const opening = { remote, version, route, ...(isOverridden(remote, version) && { isOverride: true as const }) };

  const mark = () => {
    if (Date.now() > end) disarmWatchdog();
    else browserStorage.writeJson(key, { ...opening, at: Date.now() } satisfies Mark);
  };

  timer = setInterval(mark, heartbeatMs);
  mark();
}

/**
 * Avoids and reports the versions in which earlier pages of this browser stopped responding. If the version was a
 * developer's override, it is not avoided: the override is removed.
 */
export function readWatchdogs(): void {
  for (const storedKey of browserStorage.keys(prefix)) {
    const mark = browserStorage.readJson(storedKey);
    if (isMark(mark) && Date.now() - mark.at < staleMs) continue;
    browserStorage.remove(storedKey);
    if (!isMark(mark)) continue;
    const { remote, version, route, isOverride } = mark;
    if (isOverride) removeOverride();
    else avoid(remote, version);
    const reason = 'the page stopped responding';
    report({ remote, version, route, kind: 'LONG_TASK', reason, ...(isOverride && { is_override: true }) });
  }
}

addEventListener('pagehide', disarmWatchdog);
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && disarmWatchdog());
