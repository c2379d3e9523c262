import { call } from '../http/call.ts';

export const subjectsCalls = {
  select: call('GET', '/subjects/select', 'subject:list'),
  view: call('GET', '/subjects/:id', 'subject:list'),
};
