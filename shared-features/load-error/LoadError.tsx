import { useFailure } from '@memocartes/shared-shell/errors';
import { LoadErrorBanner } from '@memocartes/shared-ui/banner';

/** Result of the query for a field's options. */
type Props = {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
};

/** Why a field's options could not be loaded, with retry. Renders nothing if they are loaded, or still loading. */
export function LoadError({ data, error, refetch }: Props) {
  const failure = useFailure();
  if (data !== undefined || error === undefined) return null;
  return <LoadErrorBanner onRetry={() => void refetch()}>{failure.text(error)}</LoadErrorBanner>;
}
