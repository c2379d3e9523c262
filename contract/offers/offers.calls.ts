import { call } from '../http/call.ts';

export const offersCalls = {
  select: call('GET', '/offers/select', 'offer:list'),
};
