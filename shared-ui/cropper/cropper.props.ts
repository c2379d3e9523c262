import type { Cut } from './crop.ts';

export type CropperProps = {
  /** The picture: a `data:` or `blob:` address. */
  src: string;
  /** The crop: an avatar’s square of 200 × 200 by default. */
  cut?: Cut;
  /** Called once the picture can be cropped, with a function that returns the chosen part as a JPEG data URL. */
  onReady: (crop: () => string | undefined) => void;
};
