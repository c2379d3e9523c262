import { call } from '../http/call.ts';

export const yearChangeCalls = {
  preview: call('POST', '/schools/:id/year_change/preview', 'school:change-year'),
  apply: call('POST', '/schools/:id/year_change', 'school:change-year'),
};
