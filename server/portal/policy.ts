import { randomBytes } from 'node:crypto';

import { portalCalls } from '@memocartes/contract/portal/portal.calls';

/** Endpoint to which browsers report violations, and its name in the policy. */
const reportsPath = `/api${portalCalls.cspReports.path}`;
const reportsGroup = 'csp';

/** `Reporting-Endpoints` of the portal's page. Browsers support it over https only, and then ignore `report-uri`. */
export const reportingEndpoints = `${reportsGroup}="${reportsPath}"`;

/** Data that a portal's policy depends on. */
export type PolicyOptions = {
  /** Origins to which the page may connect besides the portal's own, such as the sign-on's. */
  readonly connectTo?: readonly string[];
  /** Origins that remotes may come from, besides the portal's own. */
  readonly remoteOrigins?: readonly string[];
  /** Whether the portal is reached over https. */
  readonly isSecure?: boolean;
};

/** A nonce for the style elements of one response. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * Content-Security-Policy of the portal's page [interface.trusted-types]:
 * - Scripts are files of the portal, never inline or evaluated.
 * - Style elements need the page's nonce.
 * - The page can't be framed.
 * - Markup and script URLs pass the shell's Trusted Types policy.
 *
 * Files of remotes may also come from `remoteOrigins`. Violations are reported.
 */
export function contentPolicy(
  nonce: string,
  { connectTo = [], remoteOrigins = [], isSecure = false }: PolicyOptions,
): string {
  const from = (...sources: readonly string[]) => [...sources, ...remoteOrigins].join(' ');
  return [
    "default-src 'self'",
    from("script-src 'self'"),
    from(`style-src 'self' 'nonce-${nonce}'`),
    from("img-src 'self' data: blob:"),
    from("font-src 'self'"),
    from("connect-src 'self'", ...connectTo),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${reportsPath}`,
    ...(isSecure ? [`report-to ${reportsGroup}`] : []),
  ].join('; ');
}
