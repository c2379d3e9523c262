import { oidcCalls } from '@memocartes/contract/oidc/oidc.calls';
import type { StartedSignOn, StartSignOn } from '@memocartes/contract/oidc/oidc.routes';

import { api, from } from './base.ts';

/** Calls of the national sign-on; its token and user-info calls are made by `oidc-client-ts`. */
export const oidcApi = api.injectEndpoints({
  endpoints: (build) => ({
    startSignOn: build.mutation<StartedSignOn, StartSignOn | void>({ ...from(oidcCalls.start) }),
  }),
  overrideExisting: true,
});
