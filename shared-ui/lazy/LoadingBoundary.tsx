import { type ReactNode, Suspense, useEffect, useReducer } from 'react';

type Props = {
  /** The promise that the children suspend on. */
  readonly loading: Promise<unknown>;
  /** Shown while loading. */
  readonly pending: ReactNode;
  readonly children: ReactNode;
};

/**
 * A `Suspense` that shows its children as soon as they have loaded. React alone shows a fallback for at least 300 ms,
 * unless an update renders the boundary. If `loading` rejects, the child that suspends on it throws the error.
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
    let isCurrent = true;
    loading.then(
      () => isCurrent && onLoad(),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [loading, onLoad]);
  return children;
}
