import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config/config.ts';
import { errorBody, refuse } from '../errors.ts';

/** For responses that are not pages: nothing in them may load, run or be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** For files of the portal. A service worker may fetch only what the policy of its own file allows. */
const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** For the page of the API documentation: Swagger UI loads scripts from files, but inserts a style element. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Browser features that no page of the portal uses. Lists only names that desktop browsers recognise, since they log a
 * warning for other names.
 */
const unusedFeatures = ['accelerometer', 'browsing-topics', 'clipboard-read', 'cross-origin-isolated']
  .concat(['display-capture', 'encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid'])
  .concat(['identity-credentials-get', 'idle-detection', 'keyboard-map', 'local-fonts', 'magnetometer', 'microphone'])
  .concat(['midi', 'otp-credentials', 'payment', 'picture-in-picture', 'publickey-credentials-create'])
  .concat(['publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'sync-xhr', 'usb'])
  .concat(['window-management', 'xr-spatial-tracking']);
/**
 * Features that the portal uses: the camera (scanner, tablets), autoplay (sounds of the scanner), the clipboard (copied
 * codes), full screen (collective revision).
 */
const usedFeatures = ['autoplay', 'camera', 'clipboard-write', 'fullscreen'];
const permissionsPolicy = [
  ...usedFeatures.map((name) => `${name}=(self)`),
  ...unusedFeatures.map((name) => `${name}=()`),
].join(', ');

/** One year, the minimum for the preload lists of browsers and for ASVS. */
const strictTransport = 'max-age=31536000; includeSubDomains';

function contentPolicyOf({ url }: FastifyRequest, reply: FastifyReply): string {
  if (/^\/api\/docs(?:[/?#]|$)/.test(url)) return docsPolicy;
  const isFile = /^\/(?:assets|remotes|device)\//.test(url) && reply.statusCode < 400;
  return isFile ? filePolicy : dataPolicy;
}

/** Headers of every response; the address of a page is never sent as referrer [accounts.ticket-hidden]. */
const commonHeaders = ({ publicUrl }: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': strictTransport }),
});

/** Headers of a public file; `deploy/nginx.conf` sets the same headers. */
export const fileHeaders = (config: Config): Record<string, string> => ({
  ...commonHeaders(config),
  'content-security-policy': filePolicy,
});

/**
 * Sets the security headers on every response, including errors. Keeps headers set by the route itself, except
 * `cache-control` of an error.
 */
export function protectResponses(app: FastifyInstance, config: Config): void {
  const headers = commonHeaders(config);
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', contentPolicyOf(request, reply));
    }
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // No error is cached: a missing file may be published soon.
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
  });
}

/**
 * Responds with the usual error body and headers to a request whose path can't be decoded, for which Fastify runs no
 * hook.
 */
export const refuseBadPath = (config: Config) => (_error: unknown, _request: unknown, reply: FastifyReply) =>
  void reply
    .headers({ ...commonHeaders(config), 'content-security-policy': dataPolicy, 'cache-control': 'no-store' })
    .code(400)
    .send(errorBody(refuse('BAD_REQUEST')));
