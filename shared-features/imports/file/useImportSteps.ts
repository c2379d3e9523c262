import { isApiUnavailable } from '@memocartes/shared-api/retry';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

type Validation = {
  readonly isValidating: boolean;
  readonly setProblem: (problem: string | undefined) => void;
};

/**
 * The running step of an import, and the result of its last step: writing the rows. `isRepeated`: the previous request
 * got no response, and may have written rows [import.unanswered].
 */
export function useImportSteps<Result>({ isValidating, setProblem }: Validation, firstStep?: 'reading') {
  const failure = useFailure();
  const [result, setResult] = useState<Result>();
  const [isRepeated, setIsRepeated] = useState(false);
  const [step, setStep] = useState<'reading' | 'writing' | undefined>(firstStep);

  const write = async (request: () => Promise<Result>) => {
    setProblem(undefined);
    setStep('writing');
    try {
      setResult(await request());
    } catch (error) {
      setProblem(failure.text(error));
      setIsRepeated(isApiUnavailable(asApiError(error)));
    }
    setStep(undefined);
  };

  // writing comes first: the button must stay busy while a correction is still being validated
  return { result, isRepeated, write, setStep, step: step ?? (isValidating ? ('validating' as const) : undefined) };
}
