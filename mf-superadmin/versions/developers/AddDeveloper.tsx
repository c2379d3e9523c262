import { useAddDeveloperMutation } from '@memocartes/shared-api/remotes.api';
import { personRules } from '@memocartes/shared-features/field-rules';
import { PageForm } from '@memocartes/shared-features/page-form';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';

import '../versions.css';

/** Form that adds an account to the list of developers by e-mail address [override.developers]. */
export function AddDeveloper() {
  const { t } = useTranslation(['versions', 'panelForm']);
  const failure = useFailure();
  const [add] = useAddDeveloperMutation();
  const form = useFormik({
    initialValues: { email: '' },
    validationSchema: object({ email: personRules(t).email }),
    onSubmit: async (values, actions) => {
      const email = values.email.trim();
      const { error } = await add({ email });
      if (error) {
        const message = failure.toForm(error, actions);
        if (message) actions.setFieldError('email', message);
        return;
      }
      toast.success(t('developers.added', { email }));
      actions.resetForm();
    },
  });
  return (
    <PageForm className="versions__add" busy={form.isSubmitting} onSubmit={form.handleSubmit}>
      <TextField
        {...fieldOf(form, 'email')}
        type="email"
        label={t('developers.addEmail')}
        autoComplete="off"
        required
      />
      <Button type="submit" icon="plus" busy={form.isSubmitting}>
        {t('developers.add')}
      </Button>
    </PageForm>
  );
}
