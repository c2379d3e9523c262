/** Allowed types of documents, by extension [interface.upload-types]. */
export const uploadMediaTypes = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;
export type UploadMediaType = (typeof uploadMediaTypes)[keyof typeof uploadMediaTypes];

/** The error of a file without content, such as one that a cloud storage has not downloaded yet. */
export const emptyFile = 'Le fichier est vide.';

/** File name of a document: its title, with an extension of its type. */
export function fileNameOf(title: string, type: string): string {
  const extensions = Object.entries(uploadMediaTypes).flatMap(([extension, media]) =>
    media === type ? [extension] : [],
  );
  const isNamed = extensions.some((extension) => title.toLowerCase().endsWith(`.${extension}`));
  return isNamed || extensions.length === 0 ? title : `${title}.${extensions.at(-1)}`;
}

/** Maximum length of a JSON body that contains a base64 file of at most `fileBytes` bytes and other fields. */
export const uploadBodyLimit = (fileBytes: number) => Math.ceil((fileBytes * 4) / 3) + 10_000;
