import { restoreBuiltins } from './builtins.ts';
import { commitCount } from './commits.ts';
import { isReplacedAutomatically, replaceShownVersion, revertToLastGood } from './lastGood.ts';
import { causeOf, type Report, report } from './report.ts';
import { type RequestedScreen, type ShownScreen, shownScreen } from './shownScreen.ts';

/** Duration from which a blocking task is reported, in milliseconds. */
const longTaskMs = 10_000;

/** Interval of the checks for an idle moment, in milliseconds. */
const idleCheckMs = 3_000;

/**
 * Numbers of React commits per interval above which a screen is reported as an endless loop. `always`: in all cases (150
 * commits a second). `withoutIdle`: if the page was never idle in the interval.
 */
const endlessCommits = { always: 450, withoutIdle: 120 };

/** Elements that prove that a screen without text has rendered something. */
const visibleElements = 'img,svg,canvas,video,iframe,input,button,[aria-busy]';

const isBlank = (element: HTMLElement) =>
  // React hides a screen while a part of it is suspended.
  element.style.display !== 'none' && element.textContent.trim() === '' && !element.querySelector(visibleElements);

const screenOf = ({ remote, version, route }: RequestedScreen) => ({ remote, version, route });

/**
 * Reports a screen that is unusable although it threw no error. Reverts a candidate; otherwise informs the user.
 */
function handleUnusableScreen(screen: ShownScreen, kind: Report['kind'], reason: string): void {
  const { remote, version } = screen;
  report({ ...screenOf(screen), kind, reason });
  if (!isReplacedAutomatically(remote, version) || !revertToLastGood(remote, version)) {
    screen.onProblem(new Error(reason));
  }
}

/** Reports a screen's load time; checks that the screen has rendered something and replaced no built-in function. */
export function checkScreen(screen: ShownScreen, durationMs: number): void {
  report({ ...screenOf(screen), kind: 'LOAD', duration_ms: durationMs });
  const replacedBuiltin = restoreBuiltins();
  if (replacedBuiltin) {
    report({ ...screenOf(screen), kind: 'ERROR', reason: `replaces ${replacedBuiltin}` });
    replaceShownVersion(screen.remote, screen.version);
  }
  if (isBlank(screen.element)) handleUnusableScreen(screen, 'BLANK', 'nothing is shown');
}

/** Reports an uncaught error of a remote's own file; replaces a candidate. */
export function reportThrown(
  kind: 'ERROR' | 'REJECTION',
  { remote, version }: Pick<RequestedScreen, 'remote' | 'version'>,
  error: unknown,
): void {
  const shown = shownScreen();
  report({ remote, version, kind, ...(shown?.remote === remote && { route: shown.route }), ...causeOf(error) });
  restoreBuiltins();
  replaceShownVersion(remote, version);
}

function watchLongTasks(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => {
    const screen = shownScreen();
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    if (!screen || longest < longTaskMs) return;
    report({ ...screenOf(screen), kind: 'LONG_TASK', duration_ms: longest });
    replaceShownVersion(screen.remote, screen.version);
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Reports a screen that renders in an endless loop (`endlessCommits`). React throws an error only for some of these
 * loops.
 */
function watchCommits(): void {
  if (!('requestIdleCallback' in globalThis)) return;
  let isIdle = true;
  let commitsBefore = 0;

  const startInterval = () => {
    isIdle = false;
    commitsBefore = commitCount();
    requestIdleCallback(() => (isIdle = true));
  };

  startInterval();
  setInterval(() => {
    const screen = shownScreen();
    const commits = commitCount() - commitsBefore;
    const isBusy = !isIdle && commits > endlessCommits.withoutIdle;
    if (screen && document.visibilityState === 'visible') {
      // A slow machine is just as busy during a drag, so only `always` counts for a stable version.
      if (commits > endlessCommits.always || (isBusy && isReplacedAutomatically(screen.remote, screen.version))) {
        handleUnusableScreen(screen, 'LONG_TASK', 'renders without end');
      }
    }
    startInterval();
  }, idleCheckMs);
}

watchLongTasks();
watchCommits();
