import type { SendToClass } from '@memocartes/contract/messaging/chats.routes';
import { messageMaxLength } from '@memocartes/contract/messaging/messaging';
import type { TFunction } from 'i18next';
import { number, object, string } from 'yup';

export type ClassMessage = { readonly class_id: number | null; readonly content: string };

export const noClassMessage: ClassMessage = { class_id: null, content: '' };

/** Class and message are required; the message has a limited length [messaging.length] [messaging.class]. */
export const classMessageSchema = (t: TFunction<'messaging'>) =>
  object({
    class_id: number().nullable().required(t('classMessage.required')),
    content: string()
      .trim()
      .required(t('classMessage.required'))
      .test('length', (content, test) =>
        content.length > messageMaxLength
          ? test.createError({ message: t('tooLong', { max: messageMaxLength, count: content.length }) })
          : true,
      ),
  });

export const toBody = ({ class_id, content }: ClassMessage): SendToClass => ({
  class_id: class_id!,
  content: content.trim(),
});
