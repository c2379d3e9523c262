import { isUnanswered, useFailure } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

type ImportedFile = {
  /** Name of the chosen file; undefined if none is chosen. */
  readonly fileName: string | undefined;
  readonly isValidating: boolean;
  readonly setProblem: (problem: string | undefined) => void;
};

/**
 * The running step of an import, and the result of its last step: writing the rows. `isUnread`: the API was unreachable
 * or unavailable, so the file was not read and can be read again [import.read-again]. `isRepeated`: an earlier request to
 * write a file of this name failed for one of these reasons, and may have written rows [import.unanswered].
 */
export function useImportSteps<Result>({ fileName, isValidating, setProblem }: ImportedFile, firstStep?: 'reading') {
  const failure = useFailure();
  const [result, setResult] = useState<Result>();
  const [isUnread, setIsUnread] = useState(false);
  // All of them: after another file has failed too, the first may still have written its rows.
  const [unanswered, setUnanswered] = useState<readonly (string | undefined)[]>([]);
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
      if (isUnanswered(error)) setUnanswered((names) => [...names, fileName]);
    }
    setStep(undefined);
  };

  // While rows are written, the button must stay busy, even if a correction is still being validated.
  const shownStep = step ?? (isValidating ? ('validating' as const) : undefined);
  return {
    result,
    isRepeated: unanswered.includes(fileName),
    write,
    startReading,
    endReading,
    isUnread,
    step: shownStep,
  };
}
