import { z } from 'zod';

import { instant } from '../fields/fields.schemas.ts';
import { remoteReportKinds } from './remotes.ts';

export const versionName = z.string().regex(/^[\w.+-]{1,60}$/, 'Version attendue.');

/** A version in the registry; the type in `shared-shell/remote` has the other fields too. */
export const remoteVersionEntry = z.looseObject({ name: z.string(), version: z.string(), manifest: z.string() });
export type RemoteVersionEntry = z.infer<typeof remoteVersionEntry>;

/**
 * A line of a stack. `source` is its position in the source files: a path in the repository, with line and column
 * [portal.source-maps].
 */
const stackLine = z.object({ text: z.string(), source: z.string().nullable() });

/** An error that browsers reported, counted [portal.errors]. */
export const remoteError = z.object({
  version: z.string(),
  kind: z.enum(remoteReportKinds),
  reason: z.string(),
  route: z.string(),
  stack: z.array(stackLine),
  /** Whether the version was used as an override. */
  is_override: z.boolean(),
  nb: z.int(),
  date_first: instant,
  date_last: instant,
});
export type RemoteError = z.infer<typeof remoteError>;
