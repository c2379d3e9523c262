import { lazyPart } from '@memocartes/shared-ui/lazy';
import { useEffect, useState } from 'react';

/** Time between the opening of the page and the first check for a newer version, in milliseconds. */
const firstCheckMs = 60_000;

const UpdateNotice = lazyPart(() =>
  // A release of the shell may have deleted this file: the page then works without the notice.
  import('./UpdateNotice.tsx').catch(() => ({ default: () => null })),
);

/** The notice of a new version, loaded after the page has been open for a while. */
export function LateUpdateNotice() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), firstCheckMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <UpdateNotice /> : null;
}
