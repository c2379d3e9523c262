import { z } from 'zod';

/** Directives that a browser may name in a report. */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;

const directive = z.enum(directives);
const address = z.string().max(4000).nullish();

/** Body of `report-to`: a list that may also contain other kinds of reports. Unknown fields are dropped. */
const reports = z
  .array(
    z.object({
      type: z.string().max(60),
      body: z
        .object({ effectiveDirective: directive, blockedURL: address, documentURL: address, sourceFile: address })
        .optional()
        .catch(undefined),
    }),
  )
  .max(100);

/** Body of the older `report-uri`: one violation. */
const olderReport = z.object({
  'csp-report': z.object({
    'effective-directive': directive,
    'blocked-uri': address,
    'document-uri': address,
    'source-file': address,
  }),
});

export const cspReports = z.union([reports, olderReport]);
export type CspReports = z.infer<typeof cspReports>;
