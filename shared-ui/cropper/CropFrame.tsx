import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { Banner } from '../banner/Banner.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { avatarShape, cropQuality, cropToJpeg, previewQuality } from './crop.ts';
import CropArea, { type CropperInstance } from './CropArea.tsx';
import type { CropperProps } from './cropper.props.ts';
import { CropTools } from './CropTools.tsx';
import './cropper.css';

const step = 12;
const keys: Record<string, (cropper: CropperInstance) => unknown> = {
  ArrowLeft: (cropper) => cropper.move(-step, 0),
  ArrowRight: (cropper) => cropper.move(step, 0),
  ArrowUp: (cropper) => cropper.move(0, -step),
  ArrowDown: (cropper) => cropper.move(0, step),
  '+': (cropper) => cropper.zoom(0.1),
  '=': (cropper) => cropper.zoom(0.1),
  '-': (cropper) => cropper.zoom(-0.1),
};

/** Selects the part of a picture to keep, with the pointer or the keyboard. Shows a preview of an avatar. */
export default function CropFrame({ src, cut = avatarShape, onReady }: CropperProps) {
  const texts = useUiTexts();
  const [cropper, setCropper] = useState<CropperInstance>();
  const [preview, setPreview] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (instance: CropperInstance) => {
    if (cut !== avatarShape) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPreview(cropToJpeg(instance, previewQuality)), 80);
  };

  const ready = (instance: CropperInstance) => {
    setCropper(instance);
    show(instance);
    onReady(() => cropToJpeg(instance, cropQuality, cut));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || !cropper || event.target !== event.currentTarget) return;
    event.preventDefault();
    action(cropper);
  };

  if (broken === src) return <Banner tone="danger">{texts.unreadablePicture}</Banner>;

  return (
    <div className="mc-crop">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the picture under the frame */}
      <div
        className="mc-crop__area"
        role="group"
        aria-label={texts.cropArea}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the frame reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onErrorCapture={() => setBroken(src)}
      >
        {/* The library reads the aspect ratio only when mounted. */}
        <CropArea
          key={cut.ratio}
          src={src}
          alt={texts.cropPicture}
          ratio={cut.ratio === 'free' ? undefined : cut.ratio}
          onReady={ready}
          onCrop={show}
        />
      </div>
      <div className="mc-crop__side">
        <CropTools cropper={cropper} step={step} />
        {cut === avatarShape && (
          <span className="mc-crop__preview">
            {preview && <img src={preview} alt={texts.cropPreview} width={72} height={72} />}
          </span>
        )}
      </div>
    </div>
  );
}
