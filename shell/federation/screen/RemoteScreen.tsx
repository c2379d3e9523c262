import type { RegisteredRemote } from '@memocartes/shared-shell/remote';
import { LoadingBoundary } from '@memocartes/shared-ui/lazy';
import { type ReactNode, use, useMemo, useState } from 'react';

import type { LoadedScreen, Loader } from '../loading/loader.ts';
import { leaveOverride } from '../override/leave.ts';
import { isOverridden } from '../registry/activeOverride.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { ScreenFailure } from './ScreenFailure.ts';
import { ShownScreen } from './ShownScreen.tsx';

type Props = {
  readonly loader: Loader;
  readonly remote: RegisteredRemote;
  /** Route pattern, as in the remote's record. */
  readonly path: string;
  readonly pending: ReactNode;
  readonly fallback: (failure: ScreenFailure) => ReactNode;
  /** Called before each retry: reads the remote's current entry in the registry. */
  readonly refresh?: (name: string) => Promise<RegisteredRemote | undefined>;
};

/**
 * A screen of a remote [portal.isolated]. Its failures do not affect the layout outside this component. A screen that
 * can't be loaded can be retried [portal.remote-kept]; a tried version can be left [override.reports].
 */
export function RemoteScreen({ loader, remote, path, pending, fallback, refresh }: Props) {
  const [attempt, setAttempt] = useState(0);
  const screen = useMemo(
    () => loadScreen(loader, remote, path, attempt > 0 ? refresh : undefined),
    [loader, remote, path, refresh, attempt],
  );
  const retry = () => setAttempt((n) => n + 1);
  const failed = (error: unknown) =>
    fallback({ error, retry, ...(isOverridden(remote.name, remote.version) && { leaveOverride }) });
  return (
    <RemoteBoundary key={`${remote.name} ${path} ${attempt}`} fallback={failed}>
      <LoadingBoundary loading={screen} pending={pending}>
        <AwaitedScreen
          screen={screen}
          remote={remote}
          path={path}
          pending={pending}
          fallback={fallback}
          retry={retry}
        />
      </LoadingBoundary>
    </RemoteBoundary>
  );
}

async function loadScreen(loader: Loader, remote: RegisteredRemote, path: string, refresh: Props['refresh']) {
  const startedAt = performance.now();
  const latest = await refresh?.(remote.name).catch(() => undefined);
  return { ...(await loader.screen(latest ?? remote, path)), startedAt };
}

type AwaitedProps = Pick<Props, 'remote' | 'path' | 'pending' | 'fallback'> & {
  readonly screen: Promise<LoadedScreen & { readonly startedAt: number }>;
  readonly retry: () => void;
};

function AwaitedScreen({ screen, remote, path, ...rest }: AwaitedProps) {
  const { Screen, version, startedAt } = use(screen);
  return (
    <ShownScreen requested={{ remote: remote.name, version, route: path, startedAt }} {...rest}>
      <Screen />
    </ShownScreen>
  );
}
