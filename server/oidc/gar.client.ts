import { z } from 'zod';

import type { Config } from '../config/config.ts';
import { refuse } from '../http/errors.ts';
import { endpoints, internalUrl } from './endpoints.ts';

/** Timeout for a response of the sign-on. */
const timeoutMs = 8_000;

const tokens = z.object({
  access_token: z.string().min(1),
  id_token: z.string().min(1),
  token_type: z.string(),
  expires_in: z.number().optional(),
  scope: z.string().optional(),
});
export type Tokens = z.infer<typeof tokens>;

const many = z.union([z.array(z.string()), z.string().transform((item) => [item])]).default([]);

/** Profile sent by the sign-on; all fields optional except `sub` and `IDO`. */
const profile = z.object({
  sub: z.string().min(1),
  IDO: z.string().regex(/^[\da-f]{128}$/i),
  UAI: z.string().optional(),
  NOM: z.string().optional(),
  PRE: z.string().optional(),
  P_MEL: z.string().optional(),
  DIV: many,
  GRO: many,
  P_MAT: many,
  typProfil: z.string().optional(),
  PRO: z.string().optional(),
  /** When the person signed in at the GAR, in seconds. */
  auth_time: z.coerce.number().positive().optional(),
});
export type Profile = z.infer<typeof profile>;

/**
 * Sends a request and parses the response.
 *
 * @throws UNAVAILABLE without a complete JSON response or for a 5xx status, OIDC_REFUSED for a refusal or unexpected
 *   fields
 */
async function requestJson<S extends z.ZodType>(url: URL, init: RequestInit, schema: S): Promise<z.output<S>> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  if (!response || response.status >= 500) throw refuse('UNAVAILABLE');
  if (!response.ok) throw refuse('OIDC_REFUSED');
  const body: unknown = await response.json().catch(() => Promise.reject(refuse('UNAVAILABLE')));
  const read = schema.safeParse(body);
  if (!read.success) throw refuse('OIDC_REFUSED');
  return read.data;
}

// RFC 6749 §2.3.1: id and secret are form-encoded before they are joined.
const formEncoded = (half: string) => new URLSearchParams({ '': half }).toString().slice(1);
const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64')}`;

/** Exchanges a code for tokens with the client secret, which only the server has. */
export function exchangeCode(config: Config, form: Record<string, string>): Promise<Tokens> {
  const authorization = basic(config.GAR_CLIENT_ID, config.GAR_CLIENT_SECRET ?? '');
  const init = { method: 'POST', headers: { authorization }, body: new URLSearchParams(form) };
  return requestJson(internalUrl(config, endpoints(config).token), init, tokens);
}

/** Requests the profile of an access token's holder, for our resource. */
export function fetchProfile(config: Config, accessToken: string): Promise<Profile> {
  const url = internalUrl(config, endpoints(config).userinfo);
  url.searchParams.set('idRessource', config.GAR_ID_RESSOURCE);
  url.searchParams.set('access_mode', 'web');
  return requestJson(url, { headers: { authorization: `Bearer ${accessToken}` } }, profile);
}
