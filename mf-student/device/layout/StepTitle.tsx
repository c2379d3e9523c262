import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a step. It receives focus when the step appears, for screen readers. */
export function StepTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={title} className="student__title" tabIndex={-1}>
      {children}
    </h1>
  );
}
