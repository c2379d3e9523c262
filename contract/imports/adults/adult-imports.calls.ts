import { call } from '../../http/call.ts';

export const adultImportsCalls = {
  followers: call('POST', '/schools/:id/import/followers', 'follower:import'),
  validFollowers: call('POST', '/schools/:id/valid/import/followers', 'follower:import'),
  staff: call('POST', '/schools/:id/import/staff', 'user:import'),
  validStaff: call('POST', '/schools/:id/valid/import/staff', 'user:import'),
};
