import type { Draft } from '@memocartes/shared-shell/drafts';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog, type DialogProps } from '@memocartes/shared-ui/dialog';
import { Stack } from '@memocartes/shared-ui/stack';
import type { FormikProps } from 'formik';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../unsaved/index.ts';

type FormDialogProps<V, D extends object> = Pick<DialogProps, 'title' | 'width'> & {
  readonly form: Pick<FormikProps<V>, 'dirty' | 'isSubmitting' | 'submitForm'>;
  readonly saveLabel?: string;
  /** Disables saving without a message: the form is not complete yet. */
  readonly refused?: boolean;
  /** Submits the form; `form.submitForm` by default. */
  readonly onSubmit?: () => unknown;
  /** Why saving failed, if the error is not shown at a field. */
  readonly failed?: ReactNode;
  /** The draft, stored when the login session ends and restored after sign-in. */
  readonly draft?: Draft<D>;
  /** Called when the dialog is left without saving. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A form in a dialog, with its error and the buttons to cancel and save. Asks before entered values are discarded
 * [interface.unsaved], and can't be changed or closed while it is saving
 * [interface.saving-read-only] [interface.dialog-busy].
 */
export function FormDialog<V, D extends object>({
  title,
  width,
  form,
  saveLabel,
  refused = false,
  onSubmit = form.submitForm,
  failed,
  draft,
  onClose,
  children,
}: FormDialogProps<V, D>) {
  const { t } = useTranslation('panelForm');
  const id = useId();
  const { dirty, isSubmitting } = form;
  const leave = useUnsaved(dirty, { draft, close: onClose });

  return (
    <Dialog
      title={title}
      width={width}
      onClose={() => void leave()}
      busy={isSubmitting}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={() => void leave()}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} disabled={refused} busy={isSubmitting}>
            {saveLabel ?? t('save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        data-autofocus
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!refused && !isSubmitting) void onSubmit();
        }}
      >
        <Stack gap={4}>
          {children}
          {failed && <Banner tone="danger">{failed}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}
