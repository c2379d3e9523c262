import { type ReactNode, useEffect, useRef } from 'react';

import '../file/import.css';

/**
 * How many rows of a file are accepted and refused. It gets the focus once the file is read, so that screen readers
 * read it; later changes are announced.
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
