import { z } from 'zod';

import { routes } from '../http/route.ts';
import { requiredText, text } from '../lists/lists.ts';
import { contactCalls } from './contact.calls.ts';
import { contactDetailsMax, contactSubjectMax } from './contact.ts';

const contactMessage = z.object({
  subject: requiredText(contactSubjectMax),
  details: text(contactDetailsMax).regex(/\S/, 'Champ requis'),
});
export type ContactMessage = z.input<typeof contactMessage>;

export const contact = routes('contact', contactCalls, {
  send: { summary: 'Sends a message to the team that runs the portal.', body: contactMessage, status: 204 },
});
