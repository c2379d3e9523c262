import { call } from '../http/call.ts';

export const historyCalls = {
  list: call('GET', '/history', 'history:view'),
};
