import { call } from '../http/call.ts';

export const remotesCalls = {
  list: call('GET', '/remotes', 'remote:manage'),
  change: call('PATCH', '/remotes/:name', 'remote:manage'),
};
