import { z } from 'zod';

import { routes } from '../http/route.ts';
import { type Filter, idParams, instant, listQuery, option, requiredText, searchText, text } from '../lists/lists.ts';
import { roles } from '../permissions/roles.ts';
import { contactCalls } from './contact.calls.ts';
import { contactAnswerMax, contactDetailsMax, contactStates, contactSubjectMax } from './contact.ts';

const contactMessage = z.object({
  subject: requiredText(contactSubjectMax),
  details: text(contactDetailsMax).regex(/\S/, 'Champ requis'),
});
export type ContactMessage = z.input<typeof contactMessage>;

const received = z.object({
  id: z.int(),
  subject: z.string(),
  details: z.string(),
  date_create: instant,
  state: z.enum(contactStates),
  /** Null when the message is new, or was answered outside the portal. */
  answer: z.string().nullable(),
  date_answer: instant.nullable(),
  answered_by: z.object({ firstname: z.string(), lastname: z.string() }).nullable(),
  sender: z
    .object({
      firstname: z.string(),
      lastname: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      role: z.enum(roles),
      school: option.nullable(),
    })
    .nullable(),
});
export type ReceivedMessage = z.infer<typeof received>;
const page = z.object({ messages: z.array(received), count: z.int() });
export type ReceivedPage = z.infer<typeof page>;

const query = listQuery(['date_create', 'date_answer']).extend({
  search: searchText,
  state: z.enum(contactStates).optional(),
  order_dir: z.enum(['asc', 'desc']).default('desc'),
});
export type ReceivedFilter = Filter<typeof query>;

export const contact = routes('contact', contactCalls, {
  send: { summary: 'Sends a message to the team that runs the portal.', body: contactMessage, status: 204 },
  list: { summary: 'Messages of the contact form, by default the latest first.', query, response: page },
  view: { summary: 'A message of the contact form.', params: idParams, response: received },
  answer: {
    summary: 'Answers a message once, by mail to its sender. 409 ALREADY_ANSWERED.',
    params: idParams,
    body: z.object({ answer: text(contactAnswerMax).regex(/\S/, 'Champ requis') }),
    response: received,
  },
  update: {
    summary: 'Marks a message as answered elsewhere, or as new again. 409 ALREADY_ANSWERED if it was answered here.',
    params: idParams,
    body: z.object({ state: z.enum(contactStates, 'Choisissez un état.') }),
    response: received,
  },
});
