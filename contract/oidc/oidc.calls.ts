import { call } from '../http/call.ts';

/** How long a sign-on at the GAR proves who a person is, in seconds [accounts.fresh-sign-on]. */
export const freshSignOnSeconds = 300;

/** Calls to the portal for single sign-on with the GAR. The shell's OIDC library calls `token` and `userinfo`. */
export const oidcCalls = {
  start: call('POST', '/oidc/start', 'session:open-portal'),
  token: call('POST', '/oidc/token', 'session:open-portal'),
  userinfo: call('GET', '/oidc/userinfo', 'session:open-portal'),
};
