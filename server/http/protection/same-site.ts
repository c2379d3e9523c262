import { portalHeaderName } from '@memocartes/contract/http/portal-header';
import type { FastifyRequest } from 'fastify';

import { refuse } from '../errors.ts';

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const { origin } = request.headers;
  return !origin || origin === `${request.protocol}://${request.host}`;
}

/** Whether a request reads a document: allowed without the portal's header, which an `<img>` or link can't send. */
export const opensDocument = (request: FastifyRequest): boolean =>
  request.routeOptions.config.action === 'document:view';

/**
 * Checks that a request with a cookie comes from the portal's own origin and, except for documents, has the portal's
 * header [accounts.session-origin].
 * @throws CROSS_SITE
 */
export function checkSameSite(request: FastifyRequest): void {
  if (!isSameOrigin(request)) throw refuse('CROSS_SITE');
  if (!opensDocument(request) && !request.headers[portalHeaderName]) throw refuse('CROSS_SITE');
}
