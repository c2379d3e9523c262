import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useUiTexts } from '@memocartes/shared-ui/theme';

type ImportProblemProps = {
  /** Why the file can't be imported; undefined if it can. */
  readonly text: string | null | undefined;
  /** Reads the file or validates the corrected rows again; undefined if neither has failed. */
  readonly onRetry: (() => void) | undefined;
};

/** A problem of an import, with a button that repeats the reading or validation that failed [import.retry]. */
export function ImportProblem({ text, onRetry }: ImportProblemProps) {
  const { retry } = useUiTexts();
  if (!text) return null;
  const button = onRetry && (
    <Button size="small" icon="refresh" onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <Banner tone="danger" action={button}>
      {text}
    </Banner>
  );
}
