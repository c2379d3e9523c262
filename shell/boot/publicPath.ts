/** Paths of the shell's own pages, which need no login session, in lower case. */
export const publicPaths = [
  '/',
  '/login',
  '/callback',
  '/oidc',
  '/logout',
  '/reset',
  '/reset-password',
  '/valid',
  '/unvalid',
  '/activer',
  '/confidentialite',
  '/essai',
  '/c',
  '/error403',
  '/error500',
] as const;

export type PublicPath = (typeof publicPaths)[number];

/**
 * The public page of an address, ignoring case and a trailing slash; undefined for other paths [interface.case].
 * `/c/:code` is the page of a printed card.
 */
export function publicPath(pathname: string): PublicPath | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase() || '/';
  if (/^\/c\/[^/]+$/.test(path)) return '/c';
  return publicPaths.find((candidate) => candidate === path);
}
