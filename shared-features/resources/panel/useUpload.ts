import { useCreateDocumentMutation } from '@memocartes/shared-api/documents.api';
import { useState } from 'react';

import { documentBody } from '../file/document.body.ts';

/**
 * `upload` sends a file and returns the id of the document. `progress` is the part sent so far, from 0 to 1; undefined
 * while nothing is being sent.
 */
export function useUpload() {
  const [create] = useCreateDocumentMutation();
  const [progress, setProgress] = useState<number>();

  const upload = async (file: File): Promise<number> => {
    setProgress(0);
    try {
      return (await create({ ...(await documentBody(file)), onProgress: setProgress }).unwrap()).id;
    } finally {
      setProgress(undefined);
    }
  };

  return { upload, progress };
}
