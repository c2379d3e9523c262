import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The title of a step. It receives focus when the step appears, for screen readers. The page is scrolled to its top, as
 * the previous step may have been longer.
 */
export function StepTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={title} className="student__title" tabIndex={-1}>
      {children}
    </h1>
  );
}
