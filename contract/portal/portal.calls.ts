import { call } from '../http/call.ts';

export const portalCalls = {
  health: call('GET', '/health', 'portal:open'),
  live: call('GET', '/health/live', 'portal:open'),
  ready: call('GET', '/health/ready', 'portal:open'),
  settings: call('GET', '/settings', 'portal:open'),
  remoteFailure: call('POST', '/remote-failures', 'portal:open'),
};
