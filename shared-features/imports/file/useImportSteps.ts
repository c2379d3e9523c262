import { useFailure } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

type Validation = {
  readonly isValidating: boolean;
  readonly setProblem: (problem: string | undefined) => void;
};

/** The running step of an import, and the result of its last step: writing the rows. */
export function useImportSteps<Result>({ isValidating, setProblem }: Validation, firstStep?: 'reading') {
  const failure = useFailure();
  const [result, setResult] = useState<Result>();
  const [step, setStep] = useState<'reading' | 'writing' | undefined>(firstStep);

  const write = async (request: () => Promise<Result>) => {
    setProblem(undefined);
    setStep('writing');
    try {
      setResult(await request());
    } catch (error) {
      setProblem(failure.text(error));
    }
    setStep(undefined);
  };

  // writing comes first: the button must stay busy while a correction is still being validated
  return { result, write, setStep, step: step ?? (isValidating ? ('validating' as const) : undefined) };
}
