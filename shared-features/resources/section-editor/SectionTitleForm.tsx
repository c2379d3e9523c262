import { resourceLength } from '@memocartes/contract/resources/resources';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

import { PageForm } from '../../page-form/index.ts';
import { useUnsaved } from '../../unsaved/index.ts';

type Props = {
  readonly label: string;
  readonly submitLabel: string;
  readonly title?: string;
  readonly onSave: (title: string) => Promise<unknown>;
  readonly onCancel?: () => void;
  /** Sets the number of forms with unsaved values in the dialog, which asks before these values are discarded. */
  readonly setNbUnsaved: Dispatch<SetStateAction<number>>;
};

/**
 * The title of a new or an existing section; once saved, the field has its initial value again. Asks before a typed
 * title is discarded [interface.unsaved].
 */
export function SectionTitleForm({ label, submitLabel, title = '', onSave, onCancel, setNbUnsaved }: Props) {
  const { t } = useTranslation(['resources', 'panelForm']);
  const failure = useFailure();
  const form = useFormik({
    initialValues: { title },
    validationSchema: object({ title: string().trim().required(t('panelForm:required')) }),
    onSubmit: async (values, { resetForm, setFieldError }) => {
      // [interface.no-change]
      if (title && !form.dirty) return void toast.info(t('panelForm:noChange'));
      try {
        await onSave(values.title.trim());
        resetForm();
      } catch (error) {
        setFieldError('title', failure.text(error));
      }
    },
  });
  const leave = useUnsaved(form.dirty, { close: onCancel });
  useEffect(() => {
    if (!form.dirty) return;
    setNbUnsaved((count) => count + 1);
    return () => setNbUnsaved((count) => count - 1);
  }, [form.dirty, setNbUnsaved]);
  return (
    <PageForm className="resource-title-form" busy={form.isSubmitting} onSubmit={form.handleSubmit}>
      <TextField {...fieldOf(form, 'title')} label={label} maxLength={resourceLength.section} required />
      <Button type="submit" kind="primary" busy={form.isSubmitting}>
        {submitLabel}
      </Button>
      {onCancel && <Button onClick={() => void leave()}>{t('cancel')}</Button>}
    </PageForm>
  );
}
