import { Button } from '../button/Button.tsx';
import { useLazy } from '../lazy/useLazy.ts';
import { Loading, Skeleton } from '../states/Skeleton.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { CropperProps } from './cropper.props.ts';

// The frame and its library are loaded when a picture is first cropped.
const loadFrame = () => import('./CropFrame.tsx');

/** Selects the part of a picture to keep: a square for an avatar, or the shape of `cut`. */
export function Cropper(props: CropperProps) {
  const texts = useUiTexts();
  const { Component: CropFrame, failed, retry } = useLazy(loadFrame);
  if (CropFrame) return <CropFrame {...props} />;
  if (failed) {
    return (
      <Button icon="refresh" onClick={retry}>
        {texts.retry}
      </Button>
    );
  }
  return (
    <Loading>
      <Skeleton shape="card" width="100%" height={280} />
    </Loading>
  );
}
