import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import { hasLastGood, isReplacedAutomatically, revertToLastGood } from '../health/lastGood.ts';
import { causeOf, report } from '../health/report.ts';
import type { RequestedScreen } from '../health/shownScreen.ts';
import { disarmWatchdog } from '../health/watchdog.ts';
import { watchScreen } from '../health/watchScreen.ts';
import { leaveOverride } from '../override/leave.ts';
import { isOverridden } from '../registry/activeOverride.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { ScreenFailure } from './ScreenFailure.ts';

type Props = {
  readonly requested: RequestedScreen;
  readonly pending: ReactNode;
  readonly fallback: (failure: ScreenFailure) => ReactNode;
  readonly retry: () => void;
  readonly children: ReactNode;
};

/**
 * A loaded screen: its failures are reported, and another version is used or offered [interface.remote-failure]. If
 * none can be used, the screen can be retried [portal.remote-kept]; a tried version can be left [override.reports].
 */
export function ShownScreen({ requested, pending, fallback, retry, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { remote, version, route, startedAt } = requested;
  // Set if the screen stays empty or renders endlessly, without an error, and its version was not replaced.
  const [problem, setProblem] = useState<Error>();
  /** Whether the failed version could not be replaced automatically. */
  const [isKept, setIsKept] = useState(false);
  const watch = useEffectEvent(() => {
    const element = ref.current;
    return element ? watchScreen({ ...requested, element, onProblem: setProblem }) : undefined;
  });
  useEffect(() => watch(), [remote, version, route, startedAt]);

  const goBack = () => {
    if (!revertToLastGood(remote, version)) retry();
  };

  const failed = (error: unknown) => {
    if (!problem && !isKept && isReplacedAutomatically(remote, version)) return pending;
    return fallback({
      error,
      retry,
      ...(hasLastGood(remote, version) && { takeLastGood: goBack }),
      ...(isOverridden(remote, version) && { leaveOverride }),
    });
  };

  const onError = (error: unknown) => {
    disarmWatchdog();
    report({ remote, version, route, kind: 'RENDER', ...causeOf(error) });
    if (isReplacedAutomatically(remote, version)) goBack();
    else setIsKept(true);
  };

  if (problem) return failed(problem);

  return (
    <RemoteBoundary fallback={failed} onError={onError}>
      <div ref={ref} className="sh-screen">
        {children}
      </div>
    </RemoteBoundary>
  );
}
