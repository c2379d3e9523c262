import { useCreateDocumentMutation } from '@memocartes/shared-api/documents.api';
import { useState } from 'react';

import { documentBody } from '../file/document.body.ts';

/** Sends a file; `share` is the part already sent, from 0 to 1; undefined while nothing is being sent. */
export function useUpload() {
  const [create] = useCreateDocumentMutation();
  const [share, setShare] = useState<number>();

  const upload = async (file: File): Promise<number> => {
    setShare(0);
    try {
      return (await create({ ...(await documentBody(file)), onProgress: setShare }).unwrap()).id;
    } finally {
      setShare(undefined);
    }
  };

  return { upload, share };
}
