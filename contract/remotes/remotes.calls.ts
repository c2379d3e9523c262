import { call } from '../http/call.ts';

export const remotesCalls = {
  list: call('GET', '/remotes', 'remote:manage'),
  change: call('PATCH', '/remotes/:name', 'remote:manage'),
  errors: call('GET', '/remotes/:name/errors', 'remote:manage'),
  developers: call('GET', '/remotes/developers', 'remote:manage'),
  addDeveloper: call('POST', '/remotes/developers', 'remote:manage'),
  removeDeveloper: call('DELETE', '/remotes/developers/:id', 'remote:manage'),
  overrides: call('GET', '/remotes/overrides', 'remote:override'),
  override: call('GET', '/remotes/:name/override', 'remote:override'),
};
