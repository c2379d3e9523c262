import { drawingOf, packIconOf } from './names.ts';
import './pack-icon.css';

export type PackIconProps = {
  /** Stored value of the pack: a drawing, or an icon of the portal. An unknown value is rendered as a pack of cards. */
  readonly name: string;
  /** Side in px; 24 by default. */
  readonly size?: number;
};

/** A pack's drawing, in the current text colour. Hidden from screen readers, since the pack's title is next to it. */
export function PackIcon({ name, size = 24 }: PackIconProps) {
  const { shape, lines, dots } = drawingOf(name);
  return (
    <svg
      className="mc-pack-icon"
      data-drawing={packIconOf(name)}
      viewBox="0 0 24 24"
      style={{ width: size, height: size }}
      aria-hidden
      focusable="false"
    >
      {shape && <path className="mc-pack-icon__shape" d={shape} />}
      {lines && <path d={lines} />}
      {dots && <path className="mc-pack-icon__dots" d={dots} />}
    </svg>
  );
}
