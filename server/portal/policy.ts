import { randomBytes } from 'node:crypto';

/** A nonce for the style elements of one answer. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * Content-Security-Policy of the portal's page: scripts are files of the portal, never inline nor evaluated; a style element
 * needs the nonce that the page carries; it can't be framed.
 */
export function contentPolicy(nonce: string, connectTo: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
