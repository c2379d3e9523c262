import { call } from '../http/call.ts';

export const privacyCalls = {
  exportStudent: call('POST', '/privacy/students/:id/export', 'student:export'),
  exportUser: call('POST', '/privacy/users/:id/export', 'user:export'),
  exports: call('GET', '/privacy/exports', 'privacy:own'),
  viewExport: call('GET', '/privacy/exports/:id', 'privacy:own'),
  exportFile: call('GET', '/privacy/exports/:id/file', 'privacy:own'),
  notice: call('GET', '/privacy/notice', 'privacy:own'),
  acknowledge: call('POST', '/privacy/notice', 'privacy:own'),
  consents: call('GET', '/privacy/consents', 'privacy:own'),
  setConsent: call('PATCH', '/privacy/students/:id/consent', 'student:consent'),
};
