import { lazy, Suspense, useEffect, useState } from 'react';

/** A page that was just opened has the newest version, in milliseconds. */
const firstCheckMs = 60_000;

const UpdateNotice = lazy(() =>
  // After a release of the shell this file may be gone; the page goes on without the notice.
  import('./UpdateNotice.tsx').catch(() => ({ default: () => null })),
);

/** The notice of a new version; nothing of it is loaded before a page has been open for a while. */
export function LateUpdateNotice() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), firstCheckMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Suspense fallback={null}>
      <UpdateNotice />
    </Suspense>
  );
}
