import type { Remote } from '@memocartes/shared-shell/remote';

import { rememberBuiltins, restoreBuiltins } from '../health/builtins.ts';
import { isReplacedAutomatically } from '../health/lastGood.ts';
import { causeOf, report } from '../health/report.ts';
import { armWatchdog } from '../health/watchdog.ts';
import { avoid } from '../registry/avoided.ts';
import { readManifest } from '../version-files/manifest.ts';
import { createLoader, type Failure, type Loader } from './loader.ts';
import { openContainer } from './openContainer.ts';
import { preloadScripts } from './preloadScripts.ts';

/** Whether the network is slow: with a time budget of five seconds, good versions would be refused too. */
const isSlow = () =>
  /2g/.test(
    String((navigator as { readonly connection?: { readonly effectiveType?: string } }).connection?.effectiveType),
  );

function reportFailure({ error, remote, version, route }: Failure): void {
  report({ remote, version, kind: 'LOAD_FAILURE', ...(route && { route }), ...causeOf(error) });
  // The next visit then does not wait for this candidate again.
  if (isReplacedAutomatically(remote, version)) avoid(remote, version);
}

/** The portal's loader. `prepare` runs before a remote's first screen is shown. */
export function portalLoader(prepare: (remote: Remote) => Promise<void>): Loader {
  rememberBuiltins();
  return createLoader({
    readManifest,
    openContainer: async (container, ...version) => {
      if (!container.runtime) return openContainer(container, ...version);
      const { openOfficial } = await import('../official/open.ts');
      return openOfficial(container, ...version);
    },
    report: reportFailure,
    prepare,
    preloadScripts,
    beforeRun: ({ name, version }, path) => armWatchdog(name, version, path),
    restoreBuiltins,
    budget: { withOther: isSlow() ? 15_000 : 5_000, last: 30_000 },
  });
}
