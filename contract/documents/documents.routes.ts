import { z } from 'zod';

import { created, fileName, idParams, string, text } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { ownAvatarMaxBytes } from './avatars.ts';
import { documentsCalls } from './documents.calls.ts';
import { emptyFile, uploadBodyLimit, uploadMediaTypes } from './files.ts';

/** A file in base64, with or without the prefix `data:…;base64,`. */
export const fileData = string().min(1, emptyFile);

const mediaType = z.enum([...new Set(Object.values(uploadMediaTypes))], 'Ce type de fichier n’est pas accepté.');
const document = z.object({
  title: fileName,
  type: mediaType,
  description: text(200).nullish(),
  data: fileData,
});
export type CreateDocument = z.input<typeof document>;

/** `data` replaces the file; `type` is accepted only with `data`, and by default stays unchanged. */
const changedDocument = document.partial();
export type UpdateDocument = z.input<typeof changedDocument>;

const bodyLimit = uploadBodyLimit(ownAvatarMaxBytes);

export const documents = routes('documents', documentsCalls, {
  view: {
    summary: 'The bytes of a document, with its type; a file other than an image is sent as a download.',
    params: idParams,
  },
  create: {
    summary: 'Stores a file; an image is re-encoded without its metadata.',
    body: document,
    status: 201,
    response: created,
    bodyLimit,
  },
  update: {
    summary: 'Changes the title or description of a document, or its file.',
    params: idParams,
    body: changedDocument,
    response: created,
    bodyLimit,
  },
});
