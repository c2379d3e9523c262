import type { CreateDocument } from '@memocartes/contract/documents/documents.routes';
import { uploadMediaTypes } from '@memocartes/contract/documents/files';

import { fileTitle, readFile } from '../../read-file/index.ts';

/** The content in base64, without the prefix of the data URL: its media type is only the system’s guess. */
const dataOf = async (file: File): Promise<string> => (await readFile(file)).replace(/^[^,]*,/, '');

type Extension = keyof typeof uploadMediaTypes;
const extensionOf = (name: string) => name.split('.').at(-1)!.toLowerCase() as Extension;

/** A checked file as a document payload, with the media type of its extension. */
export const documentBody = async (file: File): Promise<CreateDocument> => ({
  title: fileTitle(file),
  type: uploadMediaTypes[extensionOf(file.name)],
  data: await dataOf(file),
});
