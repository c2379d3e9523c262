import { usePromise } from '@memocartes/shared-ui/lazy';
import { useState } from 'react';

import { BrokenPage } from '../pages/ErrorPages.tsx';
import { PortalApp } from './PortalApp.tsx';
import { type PortalStart, readPortal } from './readPortal.ts';

/** All pages but the public ones. Shows an error page with a retry button when the first data can't be read. */
export function Portal({ first }: { readonly first: Promise<PortalStart> }) {
  const [pending, setPending] = useState(first);
  const { value, error } = usePromise(pending);
  if (value) return <PortalApp {...value} />;
  if (!error) return null;
  return (
    <main>
      <BrokenPage alone onRetry={() => setPending(readPortal())} />
    </main>
  );
}
