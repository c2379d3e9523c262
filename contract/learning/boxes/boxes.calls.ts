import { call } from '../../http/call.ts';

export const boxesCalls = {
  student: call('GET', '/graphs/students/:id/cards', 'student:boxes'),
  hardest: call('GET', '/classes/:id/hardest_cards', 'class:view'),
  class: call('GET', '/classes/:id/boxes', 'class:view'),
  classCards: call('GET', '/classes/:id/cards', 'class:view'),
};
