import 'cropperjs/dist/cropper.css';

import Cropper from 'react-cropper';

/** The part of the library's API that the crop frame uses. */
export type CropperInstance = {
  readonly zoom: (ratio: number) => unknown;
  readonly move: (x: number, y: number) => unknown;
  readonly rotate: (degrees: number) => unknown;
  readonly getCroppedCanvas: (options: object) => HTMLCanvasElement | null;
};

export type CropAreaProps = {
  readonly src: string;
  readonly alt: string;
  /** Aspect ratio (width / height) of the crop; undefined for a free ratio. */
  readonly ratio: number | undefined;
  readonly onReady: (cropper: CropperInstance) => void;
  readonly onCrop: (cropper: CropperInstance) => void;
};

/** react-cropper with a frame of fixed or free aspect ratio. */
export default function CropArea({ src, alt, ratio, onReady, onCrop }: CropAreaProps) {
  return (
    <Cropper
      src={src}
      alt={alt}
      aspectRatio={ratio}
      viewMode={1}
      dragMode="move"
      autoCropArea={1}
      minCropBoxWidth={48}
      background={false}
      guides={false}
      toggleDragModeOnDblclick={false}
      // Browsers apply the EXIF rotation themselves; the library would fetch the picture again.
      checkOrientation={false}
      className="mc-crop__image"
      ready={(event) => onReady(event.currentTarget.cropper)}
      crop={(event) => onCrop(event.currentTarget.cropper)}
    />
  );
}
