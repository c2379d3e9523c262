import type { Received } from './visit.ts';

/** Kinds of responses that are shown separately. */
export const kinds = ['script', 'style', 'font', 'data', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (path: string): Kind => {
  if (/\.m?js$/.test(path)) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (/\.(woff2|ttf)$/.test(path)) return 'font';
  return path.startsWith('/api/') || path.endsWith('.json') ? 'data' : 'other';
};

/** Bytes of all responses. */
export const bytesOf = (files: readonly Received[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes of the responses of each kind. */
export const bytesByKind = (files: readonly Received[]): Readonly<Record<Kind, number>> =>
  Object.fromEntries(kinds.map((kind) => [kind, bytesOf(files.filter(({ path }) => kindOf(path) === kind))])) as Record<
    Kind,
    number
  >;
