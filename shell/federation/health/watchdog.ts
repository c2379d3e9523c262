import { removeOverride } from '@memocartes/shared-shell/override';
import { browserStorage } from '@memocartes/shared-ui/storage';

import { isOverridden } from '../override/active.ts';
import { avoid } from './avoided.ts';
import { report } from './report.ts';

/** One mark per tab, updated each second while a screen starts. */
const prefix = 'memocartes.opening.';
const key = `${prefix}${Math.random().toString(36).slice(2)}`;

const beatMs = 1_000;

/** A mark that was not updated for so long belongs to a page that stopped responding, in milliseconds. */
const staleMs = 5_000;

/** Time after which the watch ends by itself, in milliseconds. */
const maxWatchMs = 45_000;

type Mark = {
  readonly remote: string;
  readonly version: string;
  readonly route: string;
  readonly at: number;
  /** A developer tried this version. */
  readonly isOverride?: true;
};

const isMark = (value: unknown): value is Mark => typeof (value as Mark | undefined)?.at === 'number';

let timer: ReturnType<typeof setInterval> | undefined;

/** Ends the watch: the page answers, or is left as pages are. */
export function disarmWatchdog(): void {
  clearInterval(timer);
  timer = undefined;
  browserStorage.remove(key);
}

/** Marks in the browser that a version's screen starts. An endless loop leaves the mark behind. */
export function armWatchdog(remote: string, version: string, route: string): void {
  disarmWatchdog();
  if (document.visibilityState === 'hidden') return;
  const end = Date.now() + maxWatchMs;
  const what = { remote, version, route, ...(isOverridden(remote, version) && { isOverride: true as const }) };
  const mark = () => {
    if (Date.now() > end) disarmWatchdog();
    else browserStorage.writeJson(key, { ...what, at: Date.now() } satisfies Mark);
  };
  timer = setInterval(mark, beatMs);
  mark();
}

/** Avoids and reports the versions in which earlier pages of this browser stopped responding. An override of a developer is ended. */
export function readWatchdogs(): void {
  for (const left of browserStorage.keys(prefix)) {
    const mark = browserStorage.readJson(left);
    if (isMark(mark) && Date.now() - mark.at < staleMs) continue;
    browserStorage.remove(left);
    if (!isMark(mark)) continue;
    const { remote, version, route, isOverride } = mark;
    if (isOverride) removeOverride();
    else avoid(remote, version);
    const reason = 'the page never answered again';
    report({ remote, version, route, kind: 'LONG_TASK', reason, ...(isOverride && { is_override: true }) });
  }
}

addEventListener('pagehide', disarmWatchdog);
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && disarmWatchdog());
