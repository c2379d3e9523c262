import { contactDetailsMax, contactSubjectMax } from '@memocartes/contract/contact/contact';
import type { ContactMessage } from '@memocartes/contract/contact/contact.routes';
import type { TFunction } from 'i18next';
import { object } from 'yup';

import { requiredTextRule } from '../field-rules/index.ts';

export const noMessage: ContactMessage = { subject: '', details: '' };

/** Rules of the contact form [interface.contact]. */
export const contactSchema = (t: TFunction<'contact'>) =>
  object({ subject: requiredTextRule(t, contactSubjectMax), details: requiredTextRule(t, contactDetailsMax) });

/** Whether a required field is empty. */
export const hasEmptyField = ({ subject, details }: ContactMessage) => !subject.trim() || !details.trim();

export const toBody = ({ subject, details }: ContactMessage): ContactMessage => ({
  subject: subject.trim(),
  details: details.trim(),
});
