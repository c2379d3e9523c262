import type { RegisteredRemote } from '@memocartes/shared-shell/remote';
import { type ReactNode, Suspense, use, useMemo, useState } from 'react';

import type { LoadedScreen, Loader } from '../loading/loader.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

/** The error, and how to retry; `error` is a `RemoteUnavailable` when no version could be loaded. */
export type ScreenFailure = { readonly error: unknown; readonly retry: () => void };

type Props = {
  readonly loader: Loader;
  readonly remote: RegisteredRemote;
  /** Route pattern, as in the remote's record. */
  readonly path: string;
  readonly pending: ReactNode;
  readonly fallback: (trouble: ScreenFailure) => ReactNode;
  /** Reads the remote's current entry of the registry, before each retry. */
  readonly refresh?: (name: string) => Promise<RegisteredRemote | undefined>;
};

/** A screen of a remote. Its failures do not affect the layout outside this component. */
export function RemoteScreen({ loader, remote, path, pending, fallback, refresh }: Props) {
  const [attempt, setAttempt] = useState(0);
  const screen = useMemo(
    () => loadScreen(loader, remote, path, attempt > 0 ? refresh : undefined),
    [loader, remote, path, refresh, attempt],
  );
  return (
    <RemoteBoundary
      key={`${remote.name} ${path} ${attempt}`}
      fallback={(error) => fallback({ error, retry: () => setAttempt((n) => n + 1) })}
    >
      <Suspense fallback={pending}>
        <Arriving screen={screen} />
      </Suspense>
    </RemoteBoundary>
  );
}

async function loadScreen(loader: Loader, remote: RegisteredRemote, path: string, refresh: Props['refresh']) {
  const latest = await refresh?.(remote.name).catch(() => undefined);
  return loader.screen(latest ?? remote, path);
}

function Arriving({ screen }: { readonly screen: Promise<LoadedScreen> }) {
  const { Screen } = use(screen);
  return <Screen />;
}
