import { type RequestedScreen, setShownScreen, type ShownScreen, shownScreen } from './shownScreen.ts';
import { disarmWatchdog } from './watchdog.ts';

/** Time within which a screen must show something, in milliseconds. After that time, its start is complete. */
const checkAfterMs = 3_000;

/** URL of a remote's file, in a stack or as an event's file. */
const ofRemote = /\/remotes\/(mf-[a-z-]+)\/([^/\s?]+)\//;

const loadChecks = () => import('./checkScreen.ts');

/** Observes a screen while it is shown. @returns a function that stops observing */
export function watchScreen(screen: ShownScreen): () => void {
  setShownScreen(screen);
  const shownAt = performance.now();
  const timer = setTimeout(() => {
    disarmWatchdog();
    loadChecks()
      .then(({ checkScreen }) => shownScreen() === screen && checkScreen(screen, shownAt - screen.startedAt))
      .catch(() => undefined);
  }, checkAfterMs);
  return () => {
    clearTimeout(timer);
    if (shownScreen() === screen) setShownScreen(undefined);
  };
}

/** The version whose files an error comes from, according to its stack or to the file of its event. */
export function originOf(error: unknown, file = ''): Pick<RequestedScreen, 'remote' | 'version'> | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  const [, remote, version] = ofRemote.exec(`${file}\n${stack ?? ''}`) ?? [];
  return remote && version ? { remote, version } : undefined;
}

/** Reports uncaught errors from the files of a remote [portal.remote-healed]. */
export function watchErrors(): void {
  const reportError = (kind: 'ERROR' | 'REJECTION', error: unknown, file?: string) => {
    const origin = originOf(error, file);
    if (!origin) return;
    loadChecks()
      .then(({ reportThrown }) => reportThrown(kind, origin, error))
      .catch(() => undefined);
  };

  addEventListener('error', ({ error, message, filename }) => reportError('ERROR', error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => reportError('REJECTION', reason));
}
