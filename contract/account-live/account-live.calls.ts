import { call } from '../http/call.ts';

export const accountLiveCalls = { live: call('GET', '/account/live', 'account:self') };
