import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The title of a step. Focus comes to it when the step appears, so that a screen reader says where one is. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={title} className="student__title" tabIndex={-1}>
      {children}
    </h1>
  );
}
