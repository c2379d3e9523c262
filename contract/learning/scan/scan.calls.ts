import { call } from '../../http/call.ts';

export const scanCalls = {
  list: call('GET', '/cards_students/:student_id/scans', 'student:scan'),
  record: call('POST', '/cards_students/:student_id/scans', 'student:scan'),
};
