import { contactDetailsMax } from '@memocartes/contract/contact/contact';
import { isSessionLoss } from '@memocartes/shared-api/base';
import { useSendContactMutation } from '@memocartes/shared-api/contact.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { formDraft, useUnsaved } from '../unsaved/index.ts';
import { contactSchema, hasEmptyField, noMessage, toBody } from './contact.form.ts';

/**
 * Sends a message to the superadmins. The same confirmation is shown if sending fails [interface.contact-sent].
 */
export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('contact');
  const id = useId();
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
  const isIncomplete = hasEmptyField(form.values);
  const leave = useUnsaved(form.dirty, { draft: formDraft('contact', form), close: onClose });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isIncomplete || form.isSubmitting) return;
    if (Object.keys(await form.validateForm()).length > 0) toast.warning(t('invalid'));
    await form.submitForm();
  };

  return (
    <Dialog
      title={t('title')}
      width={560}
      onClose={() => void leave()}
      busy={form.isSubmitting}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={() => void leave()}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} disabled={isIncomplete} busy={form.isSubmitting}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <p>{t('intro')}</p>
          <TextField {...fieldOf(form, 'subject')} label={t('subject')} required />
          <TextField
            {...fieldOf(form, 'details')}
            label={t('details')}
            counter={contactDetailsMax}
            multiline
            required
          />
        </Stack>
      </form>
    </Dialog>
  );
}
