import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Banner } from '../banner/Banner.tsx';
import { Button } from '../button/Button.tsx';
import { useLate } from '../late/useLate.ts';
import { Loading, Skeleton } from '../states/Skeleton.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { cropped, cropQuality, previewQuality } from './crop.ts';
import type { Instance } from './CropArea.tsx';
import { CropTools } from './CropTools.tsx';
import './cropper.css';

// the library comes with the first picture that somebody crops
const loadArea = () => import('./CropArea.tsx');

const step = 12;
const keys: Record<string, (cropper: Instance) => unknown> = {
  ArrowLeft: (cropper) => cropper.move(-step, 0),
  ArrowRight: (cropper) => cropper.move(step, 0),
  ArrowUp: (cropper) => cropper.move(0, -step),
  ArrowDown: (cropper) => cropper.move(0, step),
  '+': (cropper) => cropper.zoom(0.1),
  '=': (cropper) => cropper.zoom(0.1),
  '-': (cropper) => cropper.zoom(-0.1),
};

export type CropperProps = {
  /** The picture: a `data:` or `blob:` address. */
  src: string;
  /** Given once the picture can be cropped: the chosen square, 200 × 200, as a JPEG data URL. */
  onReady: (crop: () => string | undefined) => void;
};

/** Chooses the square of a picture that will be an avatar, with the pointer or the keyboard, and shows what it will look like. */
export function Cropper({ src, onReady }: CropperProps) {
  const texts = useUiTexts();
  const { Component: CropArea, failed, retry } = useLate(loadArea, true);
  const [cropper, setCropper] = useState<Instance>();
  const [preview, setPreview] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (instance: Instance) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPreview(cropped(instance, previewQuality)), 80);
  };
  const ready = (instance: Instance) => {
    setCropper(instance);
    show(instance);
    onReady(() => cropped(instance, cropQuality));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || !cropper || event.target !== event.currentTarget) return;
    event.preventDefault();
    act(cropper);
  };

  if (failed)
    return (
      <Button icon="refresh" onClick={retry}>
        {texts.retry}
      </Button>
    );
  if (broken === src) return <Banner tone="danger">{texts.unreadablePicture}</Banner>;
  if (!CropArea)
    return (
      <Loading>
        <Skeleton shape="card" width="100%" height={280} />
      </Loading>
    );
  return (
    <div className="mc-crop">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move the picture under the frame */}
      <div
        className="mc-crop__area"
        role="group"
        aria-label={texts.cropArea}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard's way to the frame
        tabIndex={0}
        onKeyDown={onKeyDown}
        onErrorCapture={() => setBroken(src)}
      >
        <CropArea src={src} onReady={ready} onCrop={show} />
      </div>
      <div className="mc-crop__side">
        <CropTools cropper={cropper} step={step} />
        <span className="mc-crop__preview">
          {preview && <img src={preview} alt={texts.cropPreview} width={72} height={72} />}
        </span>
      </div>
    </div>
  );
}
