import { useCreateDocumentMutation } from '@memocartes/shared-api/documents.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

import { documentBody } from '../file/document.body.ts';

/** An error of the upload, which concerns the field `file` of the form, whatever field of the upload it names. */
function aboutFile(error: unknown): unknown {
  const refused = asApiError(error);
  const [message] = Object.values({ ...refused?.fields });
  return message === undefined ? error : { ...refused, fields: { file: message } };
}

/**
 * `upload` sends a file and returns the id of the document; it rejects with an error of the field `file`. `progress` is
 * the part sent so far, from 0 to 1; undefined while nothing is being sent.
 */
export function useUpload() {
  const [create] = useCreateDocumentMutation();
  const [progress, setProgress] = useState<number>();

  const upload = async (file: File): Promise<number> => {
    setProgress(0);
    try {
      const { data, error } = await create({ ...(await documentBody(file)), onProgress: setProgress });
      if (!data) throw aboutFile(error);
      return data.id;
    } finally {
      setProgress(undefined);
    }
  };

  return { upload, progress };
}
