import { type ReactNode, useEffect, useRef } from 'react';

import '../file/import.css';

/**
 * Summary of the rows of a file: the accepted and refused ones, or the number of people. It gets the focus once the
 * file is read, so that screen readers read it; later changes are announced [import.screen-reader].
 */
export function RowsSummary({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <strong ref={ref} className="student-import__summary" tabIndex={-1} role="status">
      {children}
    </strong>
  );
}
