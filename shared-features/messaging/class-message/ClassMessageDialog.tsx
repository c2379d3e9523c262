import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { messageMaxLength } from '@memocartes/contract/messaging/messaging';
import { isSessionLoss } from '@memocartes/shared-api/base';
import { useSendToClassMutation } from '@memocartes/shared-api/chats.api';
import { useSelectClassesQuery } from '@memocartes/shared-api/classes.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { fieldOf, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../form-dialog/index.ts';
import { LoadError } from '../../load-error/index.ts';
import { NoClass } from '../../no-class/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { formDraft } from '../../unsaved/index.ts';
import { type ClassMessage, classMessageSchema, noClassMessage, toBody } from './class-message.form.ts';

/** The teacher's classes as options. */
function useClassOptions() {
  const { data, error, refetch } = useSelectClassesQuery({ school_id: useMe().schoolId!, nb_items: maxPageSize });
  return { options: data?.classes.map(({ id, name }) => ({ value: id, label: name })), error, refetch };
}

/** Sends a message to the families of a class, in the conversation of each student [messaging.class]. */
export function ClassMessageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['messaging', 'panelForm']);
  const dates = useDates();
  const failure = useFailure();
  const withRequestId = useRequestId();
  const [failed, setFailed] = useState<string>();
  const { options, error, refetch } = useClassOptions();
  const [send] = useSendToClassMutation();
  const form = useFormik<ClassMessage>({
    initialValues: noClassMessage,
    validationSchema: classMessageSchema(t),
    onSubmit: async (values) => {
      const body = toBody(values);
      const { data: sent, error: refused } = await withRequestId(body, (client_id) => send({ ...body, client_id }));
      if (sent) {
        toast.success(t('classMessage.sent', { count: sent.nb_sent }));
        if (sent.notified_at) {
          const date = dates.long(sent.notified_at);
          toast.info(t('classMessage.quiet', { date, time: dates.time(sent.notified_at) }));
        }
        if (sent.nb_without_follower) toast.warning(t('classMessage.leftOut', { count: sent.nb_without_follower }));
        onClose();
      } else if (!isSessionLoss(asApiError(refused)?.code)) setFailed(failure.text(refused));
    },
  });
  const onlyClass = options?.length === 1 ? options[0]!.value : null;
  const values = { ...form.values, class_id: form.values.class_id ?? onlyClass };

  const submit = async () => {
    setFailed(undefined);
    if (values.class_id !== form.values.class_id) await form.setFieldValue('class_id', values.class_id);
    await form.submitForm();
  };

  if (options?.length === 0) {
    return (
      <Dialog
        title={t('classMessage.title')}
        width={560}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('panelForm:close')}</Button>}
      >
        <NoClass />
      </Dialog>
    );
  }

  return (
    <FormDialog
      title={t('classMessage.title')}
      width={560}
      form={form}
      saveLabel={t('classMessage.send')}
      onSubmit={submit}
      failed={failed}
      draft={formDraft('classMessage', form)}
      onClose={onClose}
    >
      <p>{t('classMessage.intro')}</p>
      <LoadError data={options} error={error} refetch={refetch} />
      <SelectField
        {...fieldOf(form, 'class_id')}
        value={values.class_id}
        label={t('classMessage.class')}
        options={options ?? []}
        required
      />
      <TextField
        {...fieldOf(form, 'content')}
        label={t('classMessage.message')}
        counter={messageMaxLength}
        multiline
        required
      />
    </FormDialog>
  );
}
