import type { Cut } from './crop.ts';

export type CropperProps = {
  /** The picture: a `data:` or `blob:` address. */
  src: string;
  /** What is cut out: an avatar’s square of 200 × 200 unless told. */
  cut?: Cut;
  /** Given once the picture can be cropped: the chosen part as a JPEG data URL. */
  onReady: (crop: () => string | undefined) => void;
};
