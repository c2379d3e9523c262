import { IconButton } from '../button/IconButton.tsx';
import type { IconName } from '../icon/paths.ts';
import type { UiTexts } from '../theme/texts.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { CropperInstance } from './CropArea.tsx';

type Tool = {
  readonly icon: IconName;
  readonly label: keyof UiTexts;
  readonly act: (cropper: CropperInstance, step: number) => unknown;
};

const tools: readonly Tool[] = [
  { icon: 'plus', label: 'zoomIn', act: (cropper) => cropper.zoom(0.1) },
  { icon: 'minus', label: 'zoomOut', act: (cropper) => cropper.zoom(-0.1) },
  { icon: 'arrow-left', label: 'moveLeft', act: (cropper, step) => cropper.move(-step, 0) },
  { icon: 'arrow-up', label: 'moveUp', act: (cropper, step) => cropper.move(0, -step) },
  { icon: 'arrow-down', label: 'moveDown', act: (cropper, step) => cropper.move(0, step) },
  { icon: 'arrow-right', label: 'moveRight', act: (cropper, step) => cropper.move(step, 0) },
  { icon: 'rotate-left', label: 'rotateLeft', act: (cropper) => cropper.rotate(-90) },
  { icon: 'rotate-right', label: 'rotateRight', act: (cropper) => cropper.rotate(90) },
];

/** Buttons that zoom, move and rotate the picture without dragging or pinching. */
export function CropTools({ cropper, step }: { readonly cropper: CropperInstance | undefined; readonly step: number }) {
  const texts = useUiTexts();
  return (
    <div className="mc-crop__tools">
      {tools.map(({ icon, label, act }) => (
        <IconButton
          key={label}
          size="small"
          icon={icon}
          label={texts[label] as string}
          disabled={!cropper}
          onClick={() => cropper && act(cropper, step)}
        />
      ))}
    </div>
  );
}
