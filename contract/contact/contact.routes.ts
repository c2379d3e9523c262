import { z } from 'zod';

import { idParams, instant, line, requiredText, text } from '../fields/fields.schemas.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import { type Filter, listQuery, option, searchText } from '../lists/lists.schemas.ts';
import { roles } from '../permissions/roles.ts';
import { email, requiredName } from '../users/person-fields.schemas.ts';
import { contactCalls } from './contact.calls.ts';
import {
  contactAnswerMax,
  contactDetailsMax,
  contactKinds,
  contactStates,
  contactSubjectMax,
  trialKinds,
  trialSchoolMax,
} from './contact.ts';

const contactMessage = z.object({
  subject: requiredText(contactSubjectMax),
  details: text(contactDetailsMax).regex(/\S/, 'Champ requis'),
});
export type ContactMessage = z.input<typeof contactMessage>;

const trialRequest = z
  .object({
    trial_for: z.enum(trialKinds, 'Choisissez qui vous êtes.'),
    firstname: requiredName,
    lastname: requiredName,
    email,
    /** Name and town of the school; required if the trial is for a school. */
    school: line(trialSchoolMax).default(''),
    details: text(contactDetailsMax).default(''),
    /** Language of the answer. */
    lang: z.enum(['fr', 'en'], 'Choisissez une langue.').default('fr'),
    request_id: requestId,
  })
  .refine(({ trial_for, school }) => trial_for !== 'SCHOOL' || /[\p{L}\p{N}]/u.test(school), {
    path: ['school'],
    message: 'Champ requis',
  });
export type TrialRequest = z.input<typeof trialRequest>;
export type ParsedTrialRequest = z.output<typeof trialRequest>;

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
  /** Null for a message from an account. */
  trial: z.object({ for: z.enum(trialKinds), school: z.string().nullable() }).nullable(),
  /** Null after the account was erased. */
  sender: z
    .object({
      firstname: z.string(),
      lastname: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      /** Of a person without an account: the role that the trial is for. */
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
  kind: z.enum(contactKinds).optional(),
  order_dir: z.enum(['asc', 'desc']).default('desc'),
});
export type ReceivedFilter = Filter<typeof query>;

export const contact = routes('contact', contactCalls, {
  send: { summary: 'Sends a message to the team that runs the portal.', body: contactMessage, status: 204 },
  askTrial: {
    summary: 'Asks the team for a trial, without an account. The response is the same for a repeated `request_id`.',
    body: trialRequest,
    status: 204,
  },
  list: {
    summary: 'Messages of the contact form and requests for a trial, by default the latest first.',
    query,
    response: page,
  },
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
  delete: { summary: 'Deletes a message or a request for a trial, with its answer.', params: idParams, status: 204 },
});
