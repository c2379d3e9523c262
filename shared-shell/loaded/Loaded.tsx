import { ErrorState } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';

import { useFailure } from '../errors/useFailure.ts';

export type LoadedProps<Data> = {
  /** Result of a query: `<Loaded {...useGetClassQuery({ id })} waiting={<Skeleton />}>`. */
  readonly data?: Data;
  readonly error?: unknown;
  readonly refetch: () => unknown;
  /** Shown while loading, in the final shape. */
  readonly waiting: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** Shows a query's skeleton, its error with retry, or its data. Keeps showing earlier data while refetching. */
export function Loaded<Data>({ data, error, refetch, waiting, children }: LoadedProps<Data>) {
  const failure = useFailure();
  if (data !== undefined) return children(data);
  if (error) return <ErrorState message={failure.text(error)} onRetry={() => void refetch()} />;
  return waiting;
}
