import { isSessionLoss } from '@memocartes/shared-api/base';
import type { Draft } from '@memocartes/shared-shell/drafts';
import { asApiError, isUnanswered, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { type Opened, useVersions, type Versioned } from '@memocartes/shared-shell/versions';
import { reportUnreadable } from '@memocartes/shared-ui/fields';
import { toast, type ToastAction } from '@memocartes/shared-ui/toast';
import { type FormikErrors, type FormikProps, type FormikTouched, type FormikValues, useFormik } from 'formik';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type DraftChanges, formDraft } from '../unsaved/formDraft.ts';

type Options<V, A> = {
  readonly initial: V;
  readonly schema: unknown;
  /** Whether the form edits an existing entity: saving unchanged values then only shows that nothing changed. */
  readonly editing: boolean;
  /** The edited entity, for conflict detection. Read when the form is opened; later refetches have no effect. */
  readonly versioned?: Versioned<V>;
  /**
   * Sends the form; rejects with the API's error. The panel closes on success. `opened` contains the values before the
   * changes, and the entity version. The version is sent with the first request that writes.
   */
  readonly save: (values: V, opened: Opened<V>) => Promise<A>;
  /** Toast after saving. */
  readonly saved: string;
  /** Action of that toast. */
  readonly next?: (response: A, values: V) => ToastAction | undefined;
  /** Initial values for the next entity, given the saved values, for « Ajouter et continuer ». */
  readonly another?: (saved: V) => V;
  /** Error codes that concern one field: `{ EMAIL_TAKEN: 'email' }`. */
  readonly fieldOfCode?: Readonly<Record<string, keyof V & string>>;
  /** Message of a failure that no field shows, given its reason; the reason alone by default. */
  readonly failedText?: (reason: string) => string;
  /** Message of a failure that closes the panel, given its reason; undefined: the panel stays open with the error. */
  readonly fatal?: (code: string | undefined, reason: string) => string | undefined;
  /** Called with values restored after a sign-in, for example to repeat a search. */
  readonly onRestore?: (values: V) => void;
};

/** A form in the side panel. `submit` handles its submission. `failed` is the error that is not shown on a field. */
export type PanelForm<V> = {
  readonly form: FormikProps<V>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** Submits the form, then empties it for the next entity; undefined for an existing entity or without `another`. */
  readonly submitAndAddAnother: ((form: HTMLFormElement) => Promise<void>) | undefined;
  readonly failed: string | undefined;
  /**
   * Values that were sent without a response, so that they may have been saved and can be sent again
   * [interface.lost-response].
   */
  readonly unanswered: V | undefined;
  /** The draft stored when the login session ends. */
  readonly draft: Draft<DraftChanges<V & object>>;
  /** Asks which version to keep on a conflict. */
  readonly conflict: ReactNode;
};

/** Focuses the first field after the form was emptied. */
const focusFirst = (form: HTMLElement) => form.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** Focuses and scrolls to the first invalid field; without one, scrolls to the general error. */
export function showFirstInvalid(form: HTMLElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  (field ?? form.querySelector('[role="alert"]'))?.scrollIntoView({ block: 'center' });
}

/**
 * State and submission of a form in the side panel [students.panel-modes] [interface.invalid-form]
 * [interface.no-change]. Saving closes the panel, or empties the form for the next entity [interface.add-another].
 */
export function usePanelForm<V extends FormikValues, A = unknown>(options: Options<V, A>): PanelForm<V> {
  const {
    initial,
    schema,
    editing,
    versioned,
    save,
    saved,
    next,
    another,
    fieldOfCode = {},
    failedText = (reason) => reason,
    fatal,
    onRestore,
  } = options;
  const { t } = useTranslation('panelForm');
  const failure = useFailure();
  const { close, component, mode, itemId } = usePanel();
  const [failed, setFailed] = useState<string>();
  const [unanswered, setUnanswered] = useState<V>();
  const versions = useVersions<V>(versioned);

  const refuse = (error: unknown) => {
    const code = asApiError(error)?.code;
    // The login session ended: the shell navigates to the sign-in.
    if (isSessionLoss(code)) return;
    const field = code && fieldOfCode[code];
    const fields = Object.keys(asApiError(error)?.fields ?? {});
    const isRetryable = isUnanswered(error);
    const closingMessage = fields.length > 0 || isRetryable ? undefined : fatal?.(code, failure.text(error));
    setUnanswered(isRetryable ? form.values : undefined);
    if (field) {
      void form.setFieldTouched(field, true, false);
      form.setFieldError(field, failure.text(error));
    } else if (closingMessage) {
      toast.failure(closingMessage);
      close();
    } else {
      const message = failure.toForm(error, {
        setErrors: (errors) => form.setErrors(errors as FormikErrors<V>),
        setTouched: (touched) => form.setTouched(touched as FormikTouched<V>, false),
      });
      // A field that is not rendered can't show its error.
      const shown = fields.every((name) => name in form.values) ? message : failure.text(error);
      // A change whose response was lost may have been saved [interface.lost-response].
      setFailed(shown && (isRetryable ? shown : failedText(shown)));
    }
  };

  const form = useFormik<V>({
    initialValues: initial,
    validationSchema: schema,
    // @returns whether the form was saved
    onSubmit: async (values) => {
      try {
        const result = await versions.save(form, values, save);
        if (!result) return false;
        setUnanswered(undefined);
        toast.success(saved, next?.(result.response, values));
        return true;
      } catch (error) {
        refuse(error);
        return false;
      }
    },
  });

  const trySave = async (element: HTMLElement) => {
    // An invalid form does not reach `onSubmit`: the error of the previous attempt must not stay beside its own.
    setFailed(undefined);
    // Formik resolves with the result of `onSubmit`, or undefined for invalid values.
    return !reportUnreadable(element) && ((await form.submitForm()) as unknown) === true;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (editing && !form.dirty && !reportUnreadable(element)) toast.info(t('noChange'));
    else if (await trySave(element)) close();
    else requestAnimationFrame(() => showFirstInvalid(element));
  };

  const draft = formDraft(`${component}:${mode}:${itemId ?? ''}`, form, { versions, onRestore });
  const submitAndAddAnother =
    another && !editing
      ? async (element: HTMLFormElement) => {
          const { values } = form;
          const isEmptied = await trySave(element);
          if (isEmptied) form.resetForm({ values: another(values) });
          requestAnimationFrame(() => (isEmptied ? focusFirst : showFirstInvalid)(element));
        }
      : undefined;
  return { form, submit, submitAndAddAnother, failed, unanswered, draft, conflict: versions.dialog };
}
