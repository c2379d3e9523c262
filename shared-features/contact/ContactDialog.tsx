import { contactDetailsMax } from '@memocartes/contract/contact/contact';
import { isSessionLoss } from '@memocartes/shared-api/base';
import { useSendContactMutation } from '@memocartes/shared-api/contact.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../form-dialog/index.ts';
import { formDraft } from '../unsaved/index.ts';
import { contactSchema, hasEmptyField, noMessage, toBody } from './contact.form.ts';

/**
 * Sends a message to the superadmins. The same confirmation is shown if sending fails [interface.contact-sent].
 */
export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('contact');
  const [send] = useSendContactMutation();
  const form = useFormik({
    initialValues: noMessage,
    validationSchema: contactSchema(t),
    onSubmit: async (values) => {
      const { error } = await send(toBody(values));
      // The login session has ended: the draft is restored after sign-in.
      if (isSessionLoss(asApiError(error)?.code)) return;
      toast.success(t('sent'));
      onClose();
    },
  });

  const submit = async () => {
    if (Object.keys(await form.validateForm()).length > 0) toast.warning(t('invalid'));
    await form.submitForm();
  };

  return (
    <FormDialog
      title={t('title')}
      width={560}
      form={form}
      saveLabel={t('send')}
      refused={hasEmptyField(form.values)}
      onSubmit={submit}
      draft={formDraft('contact', form)}
      onClose={onClose}
    >
      <p>{t('intro')}</p>
      <TextField {...fieldOf(form, 'subject')} label={t('subject')} required />
      <TextField {...fieldOf(form, 'details')} label={t('details')} counter={contactDetailsMax} multiline required />
    </FormDialog>
  );
}
