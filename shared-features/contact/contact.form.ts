import { contactDetailsMax, contactSubjectMax } from '@memocartes/contract/contact/contact';
import type { ContactMessage } from '@memocartes/contract/contact/contact.routes';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

export const noMessage: ContactMessage = { subject: '', details: '' };

/** Rules of the contact form [interface.contact]. */
export function contactSchema(t: TFunction<'contact'>) {
  const requiredText = (max: number) =>
    string()
      .trim()
      .required(t('required'))
      .max(max, t('tooLong', { count: max }));

  return object({ subject: requiredText(contactSubjectMax), details: requiredText(contactDetailsMax) });
}

/** Whether a required field is empty. */
export const hasEmptyField = ({ subject, details }: ContactMessage) => !subject.trim() || !details.trim();

export const toBody = ({ subject, details }: ContactMessage): ContactMessage => ({
  subject: subject.trim(),
  details: details.trim(),
});
