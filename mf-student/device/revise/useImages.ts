import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { useEffect, useState } from 'react';

import type { Round } from './round.ts';

const imagesOf = ({ turns }: Round) =>
  turns.flatMap(({ card }) => [card.front_side.image, card.back_side.image]).filter((image) => image !== null);

/** Loads the images of all cards at the start and keeps them in memory, so that they are shown without network. */
export function useImages(round: Round): void {
  const [images] = useState(() => imagesOf(round));
  useEffect(() => {
    const loadedImages = images.map((image) => Object.assign(new Image(), { src: documentUrl(image) }));
    return () => void loadedImages.splice(0);
  }, [images]);
}
