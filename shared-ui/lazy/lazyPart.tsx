import { type ComponentType, lazy, type ReactNode } from 'react';

import { LoadingBoundary } from './LoadingBoundary.tsx';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** A component whose code loads when it is first shown. */
export type LazyPart<P> = ComponentType<
  P & { /** Shown while loading; nothing by default. */ readonly pending?: ReactNode }
>;

/**
 * A `lazy` component with its `Suspense`, shown as soon as its code has loaded. A load failure is thrown to the nearest
 * error boundary; loading is retried when the part is shown again.
 */
export function lazyPart<P extends object>(load: Load<P>): LazyPart<P> {
  type Started = { readonly Component: ComponentType<P>; readonly loading: Promise<unknown> };
  let started: Started | undefined;

  const begin = (): Started => {
    const loading = load().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    started = { Component: lazy(() => loading) as ComponentType<P>, loading };
    return started;
  };

  return function LazilyLoaded({ pending = null, ...props }) {
    const { Component, loading } = started ?? begin();
    return (
      <LoadingBoundary loading={loading} pending={pending}>
        <Component {...(props as unknown as P)} />
      </LoadingBoundary>
    );
  };
}
