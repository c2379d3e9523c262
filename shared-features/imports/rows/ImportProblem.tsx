import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useUiTexts } from '@memocartes/shared-ui/theme';

export type ImportProblemProps = {
  /** Why the file can't be imported, if it can't. */
  readonly text: string | null | undefined;
  /** Validates the corrected rows again; undefined if their last validation did not fail. */
  readonly onRetry: (() => void) | undefined;
};

/** A problem of an import, with a retry if corrections could not be checked [import.retry]. */
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
