import type { CropShape } from './crop.ts';

export type CropperProps = {
  /** URL of the picture, `data:` or `blob:`. */
  readonly src: string;
  /** Shape and size of the crop; a square of 200 × 200 px by default. */
  readonly cut?: CropShape;
  /** Called once the picture can be cropped, with a function that returns the selected part as a JPEG data URL. */
  readonly onReady: (crop: () => string | undefined) => void;
};
