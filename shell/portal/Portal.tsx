import { asApiError } from '@memocartes/shared-shell/errors';
import { usePromise } from '@memocartes/shared-ui/lazy';
import { useEffect, useState } from 'react';

import { UnreachableFile } from '../federation/registry/fetchJson.ts';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { BrokenPage, UnreachablePage } from '../pages/ErrorPages.tsx';
import { PortalApp } from './PortalApp.tsx';
import { type PortalStart, readPortal } from './readPortal.ts';

/** Whether there was no response: to a call of the API, or to the request for the registry. */
const isConnectionLost = (error: unknown) => asApiError(error)?.code === 'OFFLINE' || error instanceof UnreachableFile;

/**
 * All pages but the public ones. If the first data can't be read, shows a page with a retry button. If reading it takes
 * longer than a second, shows a placeholder. A fault of the page itself is reported.
 */
export function Portal({ first }: { readonly first: Promise<PortalStart> }) {
  const [pending, setPending] = useState(first);
  const { value, error } = usePromise(pending);
  useEffect(() => {
    if (error !== undefined && !asApiError(error) && !isConnectionLost(error)) reportError(error);
  }, [error]);
  if (value) return <PortalApp {...value} />;
  const retry = () => setPending(readPortal());
  return (
    <main>
      {!error ? (
        <div className="sh-starting">
          <PageSkeleton />
        </div>
      ) : isConnectionLost(error) ? (
        <UnreachablePage onRetry={retry} />
      ) : (
        <BrokenPage alone onRetry={retry} />
      )}
    </main>
  );
}
