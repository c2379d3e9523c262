import { call } from '../../http/call.ts';

export const cardsImagesCalls = {
  list: call('GET', '/cards_images', 'card-image:list'),
  view: call('GET', '/cards_images/:id', 'card-image:view'),
  create: call('POST', '/cards_images', 'card-image:create'),
  update: call('PATCH', '/cards_images/:id', 'card-image:edit'),
  remove: call('DELETE', '/cards_images/:id', 'card-image:edit'),
};
