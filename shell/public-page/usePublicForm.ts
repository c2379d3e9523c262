import { useFailure } from '@memocartes/shared-shell/errors';
import { useEffect, useRef, useState } from 'react';

/** Errors of a form by the names of its fields. */
type Errors = Readonly<Partial<Record<string, string>>>;

/**
 * A form that is sent without a session: the errors of its fields, the API's refusal, and whether it is being sent. The
 * first field with an error gets the focus in `form`, the ref of the form.
 */
export function usePublicForm() {
  const failure = useFailure();
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors]);

  /** Shows the errors of the typed values. Without any, sends them, and shows the API's refusal. */
  const submit = async (typedErrors: Errors, sendValues: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setErrors(typedErrors);
    setRefusal(undefined);
    if (Object.keys(typedErrors).length > 0) return;
    setIsBusy(true);
    try {
      await sendValues();
    } catch (thrown) {
      setRefusal(failure.toForm(thrown, { setErrors }));
    }
    setIsBusy(false);
  };

  return { form, errors, refusal, isBusy, submit };
}
