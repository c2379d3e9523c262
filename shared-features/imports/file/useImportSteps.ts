import { isUnanswered, useFailure } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

type Validation = {
  readonly isValidating: boolean;
  readonly setProblem: (problem: string | undefined) => void;
};

/**
 * The running step of an import, and the result of its last step: writing the rows. `isUnread`: the API was unreachable
 * or unavailable, so the file was not read and can be read again [import.read-again]. `isRepeated`: an earlier request to
 * write failed for one of these reasons, and may have written rows [import.unanswered].
 */
export function useImportSteps<Result>({ isValidating, setProblem }: Validation, firstStep?: 'reading') {
  const failure = useFailure();
  const [result, setResult] = useState<Result>();
  const [isUnread, setIsUnread] = useState(false);
  const [isRepeated, setIsRepeated] = useState(false);
  const [step, setStep] = useState<'reading' | 'writing' | undefined>(firstStep);

  const startReading = () => {
    setProblem(undefined);
    setIsUnread(false);
    setStep('reading');
  };

  /** Ends the reading of the file. `problem`: the text that says why it could not be read, caused by `error`. */
  const endReading = (problem?: string, error?: unknown) => {
    setProblem(problem);
    setIsUnread(isUnanswered(error));
    setStep(undefined);
  };

  const write = async (request: () => Promise<Result>) => {
    setProblem(undefined);
    setStep('writing');
    try {
      setResult(await request());
    } catch (error) {
      setProblem(failure.text(error));
      setIsRepeated((wasUnanswered) => wasUnanswered || isUnanswered(error));
    }
    setStep(undefined);
  };

  // While rows are written, the button must stay busy, even if a correction is still being validated.
  const shownStep = step ?? (isValidating ? ('validating' as const) : undefined);
  return { result, isRepeated, write, startReading, endReading, isUnread, step: shownStep };
}
