import { type ReactNode, Suspense, useEffect, useReducer } from 'react';

type Props = {
  /** What the children suspend on. */
  readonly loading: Promise<unknown>;
  /** Shown meanwhile. */
  readonly pending: ReactNode;
  readonly children: ReactNode;
};

/**
 * A `Suspense` that shows its children as soon as they have loaded: React alone leaves a fallback for 300 ms at least, unless an update renders
 * the boundary. A rejection is left to what suspends on the promise.
 */
export function LoadingBoundary({ loading, pending, children }: Props) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  return (
    <Suspense
      fallback={
        <Pending loading={loading} onLoad={render}>
          {pending}
        </Pending>
      }
    >
      {children}
    </Suspense>
  );
}

type PendingProps = Pick<Props, 'loading' | 'children'> & { readonly onLoad: () => void };

function Pending({ loading, onLoad, children }: PendingProps) {
  useEffect(() => {
    let isShown = true;
    loading.then(
      () => isShown && onLoad(),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [loading, onLoad]);
  return children;
}
