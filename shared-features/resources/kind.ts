import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { uploadMediaTypes } from '@memocartes/contract/documents/files';
import type { Resource } from '@memocartes/contract/resources/resources.routes';

export type Kind = 'image' | 'pdf' | 'xlsx' | 'docx' | 'txt' | 'other';

/** What kind of file a resource holds. */
export function kindOf({ document }: Pick<Resource, 'document'>): Kind {
  if (document.type.startsWith('image/')) return 'image';
  const kinds = ['pdf', 'xlsx', 'docx', 'txt'] as const;
  return kinds.find((kind) => uploadMediaTypes[kind] === document.type) ?? 'other';
}

/** Address of the bytes; another one after the file was replaced. */
export const fileUrl = ({ document }: Pick<Resource, 'document'>) =>
  `${documentUrl(document.id)}?v=${encodeURIComponent(document.datetime_update)}`;
