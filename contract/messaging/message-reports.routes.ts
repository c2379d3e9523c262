import { z } from 'zod';

import { idParams, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { option, pageLength, pageNumber } from '../lists/lists.schemas.ts';
import { chatPerson, message } from './chats.routes.ts';
import { messageReportsCalls } from './messaging.calls.ts';

const report = z.object({
  id: z.int(),
  date_create: instant,
  date_resolve: instant.nullable(),
  reason: z.string(),
  /** Text of the message at the time of the report, even if the message was taken back later. */
  content: z.string(),
  student: option,
  author: chatPerson.nullable(),
  reporter: chatPerson.nullable(),
});
export type MessageReport = z.infer<typeof report>;

const reportsQuery = z.object({
  nb_items: pageLength(),
  nb_page: pageNumber,
  /** `true`: only resolved reports; `false`: only open reports; by default all. */
  resolved: z.enum(['true', 'false']).optional(),
});
const reportsPage = z.object({ reports: z.array(report), count: z.int() });
export type MessageReportsPage = z.infer<typeof reportsPage>;

const reportDetails = report.extend({
  message_id: z.int(),
  /** The reported message with at most five messages before and five after it, oldest first. */
  messages: z.array(message),
});
export type MessageReportDetails = z.infer<typeof reportDetails>;

export const messageReports = routes('chats', messageReportsCalls, {
  list: {
    summary: 'Reported messages of the school, open ones first.',
    query: reportsQuery,
    response: reportsPage,
  },
  view: { summary: 'A report with up to ten messages around it.', params: idParams, response: reportDetails },
  resolve: { summary: 'Marks a report as handled.', params: idParams, status: 204 },
});
