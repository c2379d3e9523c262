import { call } from '../http/call.ts';

export const portalCalls = {
  health: call('GET', '/health', 'portal:open'),
  live: call('GET', '/health/live', 'portal:open'),
  ready: call('GET', '/health/ready', 'portal:open'),
  settings: call('GET', '/settings', 'portal:open'),
  remoteReports: call('POST', '/remote-reports', 'portal:open'),
  cspReports: call('POST', '/csp-reports', 'csp:report'),
};
