import { useFailure } from '@memocartes/shared-shell/errors';
import { type SyntheticEvent, useState } from 'react';

/**
 * State of a form with one code. An empty code is refused with `required`. Errors that `onCode` throws are shown on the
 * field or above the form, and the field is cleared. After a success the form stays busy until another screen replaces
 * it.
 */
export function useCodeForm(onCode: (code: string) => Promise<void>, required: string) {
  const failure = useFailure();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setError(code.trim() ? undefined : required);
    setRefusal(undefined);
    if (!code.trim() || isBusy) return;
    setIsBusy(true);
    try {
      await onCode(code.trim());
    } catch (refused) {
      setRefusal(failure.toForm(refused, { setErrors: ({ code: codeError }) => setError(codeError) }));
      setCode('');
      setIsBusy(false);
    }
  };

  return { code, setCode, error, refusal, busy: isBusy, submit };
}
