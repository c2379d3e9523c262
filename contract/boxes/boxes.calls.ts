import { call } from '../http/call.ts';

export const boxesCalls = {
  student: call('GET', '/graphs/students/:id/cards', 'student:boxes'),
  class: call('GET', '/classes/:id/boxes', 'class:view'),
};
