import { contactAnswerMax } from '@memocartes/contract/contact/contact';
import type { ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import { useAnswerContactMessageMutation } from '@memocartes/shared-api/contact.api';
import { requiredTextRule } from '@memocartes/shared-features/field-rules';
import { FormPanel, usePanelForm } from '@memocartes/shared-features/panel-form';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';

import '../contact.css';

/** Form that answers a message: the sender gets the answer by e-mail [contact.answer]. */
export function AnswerForm({ message }: { readonly message: ReceivedMessage }) {
  const { t } = useTranslation(['contactMessages', 'panelForm']);
  const [answer] = useAnswerContactMessageMutation();
  const panel = usePanelForm({
    initial: { answer: '' },
    schema: object({ answer: requiredTextRule(t, contactAnswerMax) }),
    editing: false,
    save: (values) => answer({ id: message.id, answer: values.answer.trim() }).unwrap(),
    saved: t('sent'),
  });
  return (
    <FormPanel title={t('answerTitle', { subject: message.subject })} form={panel} saveLabel={t('send')}>
      {message.details && <p className="contact-quote">{message.details}</p>}
      <TextField
        {...fieldOf(panel.form, 'answer')}
        label={t('theAnswer')}
        hint={t('answerHint', { email: message.sender?.email })}
        multiline
        required
        counter={contactAnswerMax}
      />
    </FormPanel>
  );
}
