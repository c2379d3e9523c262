import { z } from 'zod';

import { idParams, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { email } from '../users/person-fields.schemas.ts';
import { relationBody } from '../users/user.schemas.ts';
import { attachRequestsCalls } from './attach-requests.calls.ts';

const request = z.object({
  id: z.int(),
  relation: z.string(),
  relation_other: z.string().nullable(),
  date_create: instant,
  date_expiration: instant,
});

/**
 * A pending request as the requesting school sees it: only the address that the school typed, no data of the person
 * [followers.other-school].
 */
const sentRequest = request.extend({ email: z.string() });
export type SentRequest = z.infer<typeof sentRequest>;

/** A pending request as the follower sees it: only what identifies the student. `initial` is that of the last name. */
const receivedRequest = request.extend({
  school: z.object({ name: z.string() }),
  student: z.object({ firstname: z.string(), initial: z.string() }),
});
export type ReceivedRequest = z.infer<typeof receivedRequest>;

const createRequest = relationBody.extend({ email });
export type CreateRequest = z.input<typeof createRequest>;

const attachResult = z.object({ id: z.int(), status: z.enum(['ATTACHED', 'PENDING']) });
/** ATTACHED: a follower of the same school. PENDING: a follower of another school, who receives a request. */
export type AttachResult = z.infer<typeof attachResult>;

export const attachRequests = routes('attach-requests', attachRequestsCalls, {
  ofStudent: {
    summary: 'Pending requests to attach followers of other schools to a student.',
    params: idParams,
    response: z.object({ attach_requests: z.array(sentRequest), count: z.int() }),
  },
  create: {
    summary:
      'Attaches the follower with this e-mail address: immediately if they belong to the school, otherwise once they accept.',
    params: idParams,
    body: createRequest,
    status: 201,
    response: attachResult,
  },
  withdraw: { summary: 'Withdraws a pending request.', params: idParams, status: 204 },
  own: {
    summary: 'Pending requests to the calling follower.',
    response: z.object({ attach_requests: z.array(receivedRequest), count: z.int() }),
  },
  accept: {
    summary: 'Accepts a request: the follower is attached to the student.',
    params: idParams,
    response: z.object({ student_id: z.int() }),
  },
  refuse: { summary: 'Refuses a request.', params: idParams, status: 204 },
});
