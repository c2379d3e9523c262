import type { FieldErrors } from '@memocartes/contract/errors/errors';
import { toast } from '@memocartes/shared-ui/toast';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { asApiError } from './asApiError.ts';
import { formatWait } from './formatWait.ts';

/** As much of a Formik form as failures need. */
type Form = {
  readonly setErrors: (errors: FieldErrors) => void;
  readonly setTouched?: (touched: Record<string, boolean>, validate?: boolean) => unknown;
};

/** Words for failures of calls, in the language of the page. */
export type Failure = {
  /** What happened, for people: `errors.<code>`, else the server's French, else « Une erreur est survenue ». */
  readonly text: (thrown: unknown) => string;
  /**
   * Puts each refused field's words on its field. Gives the words for what concerns no field, to be shown above the
   * form; undefined when the fields say it all.
   */
  readonly toForm: (thrown: unknown, form: Form) => string | undefined;
  /** Says it in a toast, which stays until read. */
  readonly toast: (thrown: unknown) => void;
};

/** Translates failures of the API, once for all screens. */
export function useFailure(): Failure {
  const { t, i18n } = useTranslation('errors');
  const { language } = i18n;
  return useMemo(() => {
    const text = (thrown: unknown) => {
      const error = asApiError(thrown);
      if (!error) return t('unexpected');
      const wait = error.retryAfter === undefined ? t('aWhile') : formatWait(error.retryAfter, language);
      return t(error.code, { defaultValue: error.message, wait });
    };
    const toForm = (thrown: unknown, form: Form) => {
      const fields = asApiError(thrown)?.fields ?? {};
      const names = Object.keys(fields);
      if (!names.length) return text(thrown);
      // Untouched fields hide their errors; validating again would wipe what the server said.
      void form.setTouched?.(Object.fromEntries(names.map((name) => [name, true])), false);
      form.setErrors(fields);
      return undefined;
    };
    return { text, toForm, toast: (thrown) => void toast.failure(text(thrown)) };
  }, [t, language]);
}
