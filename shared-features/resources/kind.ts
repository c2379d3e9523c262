import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { uploadMediaTypes } from '@memocartes/contract/documents/files';
import type { Resource } from '@memocartes/contract/resources/resources.routes';

export type Kind = 'image' | 'pdf' | 'xlsx' | 'docx' | 'txt' | 'other';

/** The kind of file of a resource. */
export function kindOf({ document }: Pick<Resource, 'document'>): Kind {
  if (document.type.startsWith('image/')) return 'image';
  const kinds = ['pdf', 'xlsx', 'docx', 'txt'] as const;
  return kinds.find((kind) => uploadMediaTypes[kind] === document.type) ?? 'other';
}

/** URL of a resource's file; it changes when the file is replaced. */
export const fileUrl = ({ document }: Pick<Resource, 'document'>) =>
  `${documentUrl(document.id)}?v=${encodeURIComponent(document.datetime_update)}`;
