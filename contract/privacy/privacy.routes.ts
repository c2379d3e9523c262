import { z } from 'zod';

import { idParams, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { privacyCalls } from './privacy.calls.ts';
import { consentKinds } from './privacy.ts';

/** `nb_done` of `nb_steps` sections are written. `message` is a French text for the person if the export failed. */
const dataExport = z.object({
  id: z.int(),
  status: z.enum(['PENDING', 'RUNNING', 'DONE', 'FAILED']),
  subject: z.object({ type: z.enum(['STUDENT', 'USER']), id: z.int(), name: z.string() }),
  nb_done: z.int(),
  nb_steps: z.int(),
  message: z.string().nullable(),
  /** Whether the file can be downloaded, and until when. */
  has_file: z.boolean(),
  date_create: instant,
  date_expiration: instant.nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

const exportList = z.object({ exports: z.array(dataExport) });
export type ExportList = z.infer<typeof exportList>;

/** `is_due`: the current version has not been acknowledged. */
const notice = z.object({ version: z.int(), is_due: z.boolean(), date_acknowledged: instant.nullable() });
export type Notice = z.infer<typeof notice>;

const acknowledgement = z.object({ version: z.int32() });
export type Acknowledgement = z.infer<typeof acknowledgement>;

/** `is_granted` is null until a follower has decided. */
const consent = z.object({
  student: z.object({ id: z.int(), firstname: z.string(), lastname: z.string() }),
  kind: z.enum(consentKinds),
  is_granted: z.boolean().nullable(),
  date_create: instant.nullable(),
});
const consentList = z.object({ consents: z.array(consent) });
export type ConsentList = z.infer<typeof consentList>;

const consentBody = z.object({ kind: z.enum(consentKinds), is_granted: z.boolean() });
export type ConsentBody = z.infer<typeof consentBody>;

export const privacy = routes('privacy', privacyCalls, {
  exportStudent: {
    summary: 'Requests a file with all data about a student; responds immediately.',
    params: idParams,
    status: 201,
    response: dataExport,
  },
  exportUser: {
    summary: 'Requests a file with all data about an adult: the caller, or a person of the school.',
    params: idParams,
    status: 201,
    response: dataExport,
  },
  exports: { summary: 'The person’s own exports of the last 24 hours.', response: exportList },
  viewExport: { summary: 'Progress of an export.', params: idParams, response: dataExport },
  exportFile: { summary: 'The ZIP file, for 24 hours, only for the person who requested it.', params: idParams },
  notice: { summary: 'Whether to show the information notice.', response: notice },
  acknowledge: {
    summary: 'Acknowledges the current version of the notice.',
    body: acknowledgement,
    status: 204,
  },
  consents: {
    summary: 'Consents for the person’s own children: given, withdrawn or not decided yet.',
    response: consentList,
  },
  setConsent: {
    summary: 'Gives consent for one of the caller’s children, or withdraws it, which deletes the photo.',
    params: idParams,
    body: consentBody,
    status: 204,
  },
});
