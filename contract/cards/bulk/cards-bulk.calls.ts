import { call } from '../../http/call.ts';

export const cardsBulkCalls = {
  select: call('GET', '/cards/select', 'card:list'),
  apply: call('PATCH', '/cards', 'card:bulk'),
  createBatch: call('POST', '/cards/batch', 'card:create'),
  operations: call('GET', '/cards/operations', 'card-operation:list'),
  undo: call('POST', '/cards/operations/:id/undo', 'card-operation:undo'),
};
