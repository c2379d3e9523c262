import { resourceLength } from '@memocartes/contract/resources/resources';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

type Props = {
  readonly label: string;
  readonly submitLabel: string;
  readonly title?: string;
  readonly onSave: (title: string) => Promise<unknown>;
  readonly onCancel?: () => void;
};

/** The title of a new or an existing section; once saved, the field has its initial value again. */
export function SectionTitleForm({ label, submitLabel, title = '', onSave, onCancel }: Props) {
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
  return (
    <form className="resource-title-form" noValidate onSubmit={form.handleSubmit}>
      <TextField {...fieldOf(form, 'title')} label={label} maxLength={resourceLength.section} required />
      <Button type="submit" kind="primary" busy={form.isSubmitting}>
        {submitLabel}
      </Button>
      {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
    </form>
  );
}
