import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { messageMaxLength } from '@memocartes/contract/messaging/messaging';
import { isSessionLoss } from '@memocartes/shared-api/base';
import { useSendToClassMutation } from '@memocartes/shared-api/chats.api';
import { useSelectClassesQuery } from '@memocartes/shared-api/classes.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner, LoadErrorBanner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { fieldOf, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NoClass } from '../../no-class/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { formDraft, useUnsaved } from '../../unsaved/index.ts';
import { type ClassMessage, classMessageSchema, noClassMessage, toBody } from './class-message.form.ts';

/** The teacher's classes as options. */
function useClassOptions() {
  const { data, error, refetch } = useSelectClassesQuery({ school_id: useMe().schoolId!, nb_items: maxPageSize });
  return { options: data?.classes.map(({ id, name }) => ({ value: id, label: name })), error, refetch };
}

/** Sends a message to the families of a class, in the conversation of each student [messaging.class]. */
export function ClassMessageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const formId = useId();
  const dates = useDates();
  const failure = useFailure();
  const messageId = useRequestId();
  const [failed, setFailed] = useState<string>();
  const { options, error, refetch } = useClassOptions();
  const [send] = useSendToClassMutation();
  const form = useFormik<ClassMessage>({
    initialValues: noClassMessage,
    validationSchema: classMessageSchema(t),
    onSubmit: async (values) => {
      const body = toBody(values);
      const { data: sent, error: refused } = await send({ ...body, client_id: messageId(body) });
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
  const hasNoClass = options?.length === 0;
  const onlyClass = options?.length === 1 ? options[0]!.value : null;
  const values = { ...form.values, class_id: form.values.class_id ?? onlyClass };
  const leave = useUnsaved(form.dirty, { draft: formDraft('classMessage', form), close: onClose });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    setFailed(undefined);
    if (values.class_id !== form.values.class_id) await form.setFieldValue('class_id', values.class_id);
    await form.submitForm();
  };

  return (
    <Dialog
      title={t('classMessage.title')}
      width={560}
      onClose={() => void leave()}
      busy={form.isSubmitting}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={() => void leave()}>
            {t('classMessage.cancel')}
          </Button>
          {!hasNoClass && (
            <Button kind="primary" type="submit" form={formId} busy={form.isSubmitting}>
              {t('classMessage.send')}
            </Button>
          )}
        </>
      }
    >
      {hasNoClass && <NoClass />}
      <form id={formId} noValidate hidden={hasNoClass} onSubmit={(event) => void submit(event)}>
        <Stack>
          <p>{t('classMessage.intro')}</p>
          {error && <LoadErrorBanner onRetry={() => void refetch()}>{failure.text(error)}</LoadErrorBanner>}
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
