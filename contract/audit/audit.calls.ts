import { call } from '../http/call.ts';

export const auditCalls = {
  list: call('GET', '/audit', 'audit:view'),
};
