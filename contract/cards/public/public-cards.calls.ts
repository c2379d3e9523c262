import { call } from '../../http/call.ts';

export const publicCardsCalls = {
  view: call('GET', '/public_cards/:code', 'card:view-public'),
  image: call('GET', '/public_cards/:code/image', 'card:view-public'),
};
