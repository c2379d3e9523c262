import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { messageMaxLength } from '@memocartes/contract/messaging/messaging';
import { isSessionLoss } from '@memocartes/shared-api/base';
import { useSendToClassMutation } from '@memocartes/shared-api/chats.api';
import { useSelectClassesQuery } from '@memocartes/shared-api/classes.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { fieldOf, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRequestId } from '../../request-id/index.ts';
import { formDraft, useUnsaved } from '../../unsaved/index.ts';
import { type ClassMessage, classMessageSchema, noClassMessage, toBody } from './class-message.form.ts';

/** The teacher's classes as options. */
function useClassOptions() {
  const { data, error } = useSelectClassesQuery({ school_id: useMe().schoolId!, nb_items: maxPageSize });
  return { options: data?.classes.map(({ id, name }) => ({ value: id, label: name })), error };
}

/** Sends a message to the families of a class, in the conversation of each student [messaging.class]. */
export function ClassMessageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const formId = useId();
  const failure = useFailure();
  const messageId = useRequestId();
  const [failed, setFailed] = useState<string>();
  const { options, error } = useClassOptions();
  const [send] = useSendToClassMutation();
  const form = useFormik<ClassMessage>({
    initialValues: noClassMessage,
    validationSchema: classMessageSchema(t),
    onSubmit: async (values) => {
      const body = toBody(values);
      const { data: sent, error: refused } = await send({ ...body, client_id: messageId(body) });
      if (sent) {
        toast.success(t('classMessage.sent', { count: sent.nb_sent }));
        if (sent.nb_without_follower) toast.warning(t('classMessage.leftOut', { count: sent.nb_without_follower }));
        onClose();
      } else if (!isSessionLoss(asApiError(refused)?.code)) setFailed(failure.text(refused));
    },
  });
  const onlyClass = options?.length === 1 ? options[0]!.value : null;
  const values = { ...form.values, class_id: form.values.class_id ?? onlyClass };
  const leave = useUnsaved(form.dirty, { draft: formDraft('classMessage', form), close: onClose });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailed(undefined);
    if (values.class_id !== form.values.class_id) await form.setFieldValue('class_id', values.class_id);
    await form.submitForm();
  };

  return (
    <Dialog
      title={t('classMessage.title')}
      width={560}
      onClose={() => void leave()}
      footer={
        <>
          <Button onClick={() => void leave()}>{t('classMessage.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={form.isSubmitting}>
            {t('classMessage.send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSubmitting) void submit(event);
        }}
      >
        <Stack>
          <p>{t('classMessage.intro')}</p>
          {error && <Banner tone="danger">{failure.text(error)}</Banner>}
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
          {failed && <Banner tone="danger">{failed}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}
