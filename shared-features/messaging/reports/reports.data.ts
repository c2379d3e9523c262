import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

import { reportDetails, reports } from '../messaging.data.ts';

export const api = {
  'GET /chats/reports': reports,
  'GET /chats/reports/:id': reportDetails,
  'PATCH /chats/reports/:id': null,
} satisfies Answers;
