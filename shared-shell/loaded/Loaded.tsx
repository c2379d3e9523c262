import { ErrorState } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';

import { asApiError } from '../errors/asApiError.ts';
import { isNotFound } from '../errors/isNotFound.ts';
import { useFailure } from '../errors/useFailure.ts';
import { useOptionalMe } from '../session/session.tsx';
import { BackLink } from './BackLink.tsx';

export type LoadedProps<Data> = {
  /** Result of a query: `<Loaded {...useGetClassQuery({ id })} waiting={<Skeleton />}>`. */
  readonly data?: Data;
  readonly error?: unknown;
  readonly refetch: () => unknown;
  /** Skeleton shown while loading, in the shape of the data. */
  readonly waiting: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/**
 * Shows a query's skeleton, its error with retry, or its data. Keeps showing earlier data while refetching. After a
 * refusal (403), or if the entity does not exist (404), a signed-in person gets a link back instead of a retry.
 */
export function Loaded<Data>({ data, error, refetch, waiting, children }: LoadedProps<Data>) {
  const failure = useFailure();
  const isSignedIn = useOptionalMe() !== undefined;
  if (data !== undefined) return children(data);
  const isFinal = asApiError(error)?.status === 403 || isNotFound(error);
  if (isFinal && isSignedIn) return <ErrorState message={failure.text(error)} action={<BackLink />} />;
  if (error) return <ErrorState message={failure.text(error)} onRetry={() => void refetch()} />;
  return waiting;
}
