import { call } from '../http/call.ts';

export const operationsCalls = {
  list: call('GET', '/operations', 'operation:list'),
  undo: call('POST', '/operations/:id/undo', 'operation:undo'),
};
