import { portalHeaderName } from '@memocartes/contract/http/portal-header';
import type { FastifyRequest } from 'fastify';

import { refuse } from '../errors.ts';

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const { origin } = request.headers;
  return !origin || origin === `${request.protocol}://${request.host}`;
}

/**
 * Whether a request reads a document: an `<img>` or link can't send the portal's header, and such a request writes
 * nothing.
 */
export const opensDocument = (request: FastifyRequest): boolean =>
  request.routeOptions.config.action === 'document:view';

/**
 * Refuses a request signed in by the cookie unless it comes from the portal's own origin and has the header of its
 * pages [accounts.session-origin].
 * @throws CROSS_SITE
 */
export function checkSameSite(request: FastifyRequest): void {
  if (!isSameOrigin(request)) throw refuse('CROSS_SITE');
  if (!opensDocument(request) && !request.headers[portalHeaderName]) throw refuse('CROSS_SITE');
}
