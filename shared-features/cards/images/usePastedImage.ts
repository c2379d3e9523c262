import { useEffect, useEffectEvent } from 'react';

import { pastedImage } from './pictureFiles.ts';

/** Calls `onImage` with an image that is pasted anywhere on the page, unless a side of the card has handled it. */
export function usePastedImage(onImage: (image: File) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const image = !event.defaultPrevented && event.clipboardData && pastedImage(event.clipboardData);
    if (!image) return;
    event.preventDefault();
    onImage(image);
  });
  // The listener is on the document, since no element that accepts a paste has the focus.
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
