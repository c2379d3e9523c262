import { useRef, useState } from 'react';

import { readFile } from '../../read-file/index.ts';
import { isJpeg } from './avatar.body.ts';

/**
 * `src` is the picked picture as a data URL; `isRefused` when `read` fails or returns no JPEG [accounts.photo-file]
 * [accounts.photo-refused].
 */
export function usePickedPicture(read: (file: File) => Promise<string> = readFile) {
  const [file, setFile] = useState<File | null>(null);
  const [src, setSrc] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  // Another file may be picked while a file is read.
  const lastPicked = useRef<File | null>(null);

  const pick = async (picked: File | null) => {
    lastPicked.current = picked;
    setFile(picked);
    setSrc(undefined);
    setIsRefused(false);
    if (!picked) return;
    const data = await read(picked).catch(() => '');
    if (lastPicked.current !== picked) return;
    if (isJpeg(data)) {
      setSrc(data);
    } else {
      setFile(null);
      setIsRefused(true);
    }
  };

  return { file, src, isRefused, pick };
}
