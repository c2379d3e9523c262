import type { FieldErrors } from '@memocartes/contract/errors/errors';
import { isSessionLoss } from '@memocartes/shared-api/api-error';
import { toast, type ToastAction } from '@memocartes/shared-ui/toast';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { asApiError } from './asApiError.ts';
import { formatWait } from './formatWait.ts';
import { isUnanswered } from './isUnanswered.ts';

/** The part of a Formik form that failures use. */
type Form = {
  readonly setErrors: (errors: FieldErrors) => void;
  readonly setTouched?: (touched: Record<string, boolean>, validate?: boolean) => unknown;
};

/** Texts for failed calls, in the language of the page. */
export type Failure = {
  /**
   * The message for users: `errors.reasons.<reason>`, else `errors.<code>`, else the server's French text, else « Une
   * erreur est survenue ». For wrong values, the texts of the fields, since INVALID does not say what is wrong
   * [interface.invalid-values].
   */
  readonly text: (thrown: unknown) => string;
  /**
   * The message about a change that failed: the result of `failed(reason)`, for example « La photo n’a pas pu être
   * enregistrée. » followed by the reason. If the response was lost, the change may have been saved: the message is
   * then only the reason [interface.lost-response].
   */
  readonly changeText: (thrown: unknown, failed: (reason: string) => string) => string;
  /**
   * Sets field errors on their fields. @returns the message to show above the form; undefined when the fields show all
   * errors
   */
  readonly toForm: (thrown: unknown, form: Form) => string | undefined;
  /**
   * Shows the message, or another text, in a toast that stays until closed, optionally with an action. Shows nothing
   * when the login session ended: the shell then leaves the page.
   */
  readonly toast: (thrown: unknown, message?: string, action?: ToastAction) => void;
};

/** Translates failures of the API, once for all screens [interface.unexpected]. */
export function useFailure(): Failure {
  const { t, i18n } = useTranslation('errors');
  const { language } = i18n;
  return useMemo(() => {
    const text = (thrown: unknown) => {
      const error = asApiError(thrown);
      if (!error) return t('unexpected');
      const fieldTexts = new Set(Object.values({ ...error.fields }));
      if (error.code === 'INVALID' && fieldTexts.size > 0) return [...fieldTexts].join(' ');
      const wait = error.retryAfter === undefined ? t('aWhile') : formatWait(error.retryAfter, language);
      const keys = error.reason ? [`reasons.${error.reason}`, error.code] : error.code;
      return t(keys, { ...error.params, defaultValue: error.message, wait });
    };

    const changeText = (thrown: unknown, failed: (reason: string) => string) => {
      const reason = text(thrown);
      return isUnanswered(thrown) ? reason : failed(reason);
    };

    const toForm = (thrown: unknown, form: Form) => {
      const error = asApiError(thrown);
      const fields = { ...error?.fields };
      const names = Object.keys(fields);
      if (!error || names.length === 0) return text(thrown);
      // The server's texts are French: the translation of a code replaces the text of the field, but INVALID does not
      // say what is wrong.
      const isTranslated = error.code !== 'INVALID' && i18n.exists(error.code, { ns: 'errors' });
      if (isTranslated && names.length === 1) fields[names[0]!] = text(error);
      // Untouched fields hide their errors; validating again would remove the server's.
      void form.setTouched?.(Object.fromEntries(names.map((name) => [name, true])), false);
      form.setErrors(fields);
      return undefined;
    };

    const showToast = (thrown: unknown, message = text(thrown), action?: ToastAction) => {
      if (!isSessionLoss(asApiError(thrown)?.code)) toast.failure(message, action);
    };

    return { text, changeText, toForm, toast: showToast };
  }, [t, i18n, language]);
}
