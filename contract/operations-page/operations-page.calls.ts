import { call } from '../http/call.ts';

export const operationsPageCalls = {
  view: call('GET', '/platform', 'platform:manage'),
  retryJob: call('POST', '/platform/jobs/:id/retry', 'platform:manage'),
  retryMails: call('POST', '/platform/mails/retry', 'platform:manage'),
  retryMail: call('POST', '/platform/mails/:id/retry', 'platform:manage'),
};
