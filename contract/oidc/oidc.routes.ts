import { z } from 'zod';

import { routes } from '../http/route.ts';
import { oidcCalls } from './oidc.calls.ts';

const start = z
  .object({
    /** Code from `POST /auth/link`. It links this sign-on to the account that requested the code. */
    link_code: z.string().trim().min(1).max(40).optional(),
  })
  .nullish();
const started = z.object({ nonce: z.string() });

/** Form-encoded (RFC 6749 §4.1.3). Additional parameters are ignored. */
const tokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().min(1).max(2000),
  redirect_uri: z.url().max(500),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
const tokens = z.object({
  access_token: z.string(),
  id_token: z.string(),
  token_type: z.string(),
  expires_in: z.number().optional(),
  scope: z.string().optional(),
});

/** Claims available to the client; `DIV` and `GRO` suggest classes. */
const claims = z.object({ sub: z.string(), DIV: z.array(z.string()), GRO: z.array(z.string()) });

export type StartSignOn = NonNullable<z.input<typeof start>>;
export type StartedSignOn = z.infer<typeof started>;

export const oidc = routes('oidc', oidcCalls, {
  start: {
    summary: 'Starts a national sign-on: returns a nonce, bound to this browser by a cookie.',
    body: start,
    response: started,
  },
  token: { summary: 'Exchanges a code; verifies the ID token.', body: tokenRequest, response: tokens },
  userinfo: { summary: 'Completes the sign-on: opens the login session and returns the claims.', response: claims },
});
