import { call } from '../http/call.ts';

export const pricesCalls = {
  list: call('GET', '/prices', 'invoice:manage'),
  create: call('POST', '/prices', 'invoice:manage'),
  remove: call('DELETE', '/prices/:id', 'invoice:manage'),
  seller: call('GET', '/prices/seller', 'invoice:manage'),
  saveSeller: call('PATCH', '/prices/seller', 'invoice:manage'),
};
