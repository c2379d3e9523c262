import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { errorBody, refuse } from '../errors.ts';

/** An answer that is no page: nothing in it may load, run or be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** A file of the portal: a service worker's own policy bounds what it may fetch. */
const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** The page of the API's documentation: Swagger UI's scripts are files, but it writes a style element. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A tablet reads QR codes with its camera; the portal asks a browser for nothing else. */
const permissions = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer']
  .concat(['microphone', 'midi', 'payment', 'usb'])
  .map((name) => `${name}=()`);
const permissionsPolicy = ['camera=(self)', ...permissions].join(', ');

/** One year, as browsers' preload lists and ASVS ask for. */
const strictTransport = 'max-age=31536000; includeSubDomains';

function contentPolicyOf({ url }: FastifyRequest, reply: FastifyReply): string {
  if (/^\/api\/docs(?:[/?#]|$)/.test(url)) return docsPolicy;
  const isFile = /^\/(?:assets|remotes|device)\//.test(url) && reply.statusCode < 400;
  return isFile ? filePolicy : dataPolicy;
}

const everywhere = ({ publicUrl }: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': strictTransport }),
});

/** Puts the security headers on every answer, refusals included. A route that sets one of them itself is left its own. */
export function protectAnswers(app: FastifyInstance, config: Config): void {
  const fixed = everywhere(config);
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(fixed)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', contentPolicyOf(request, reply));
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // A file that is missing now may be published in a moment.
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
  });
}

/** Answers a request whose path can't be decoded, which reaches no hook: in the one shape of errors, with the same headers. */
export const refuseBadPath = (config: Config) => (_error: unknown, _request: unknown, reply: FastifyReply) =>
  void reply
    .headers({ ...everywhere(config), 'content-security-policy': dataPolicy, 'cache-control': 'no-store' })
    .code(400)
    .send(errorBody(refuse('BAD_REQUEST')));
