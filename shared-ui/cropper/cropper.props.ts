import type { Cut } from './crop.ts';

export type CropperProps = {
  /** The picture: a `data:` or `blob:` address. */
  src: string;
  /** The crop: an avatar’s square of 200 × 200 by default. */
  cut?: Cut;
  /** Given once the picture can be cropped: the chosen part as a JPEG data URL. */
  onReady: (crop: () => string | undefined) => void;
};
