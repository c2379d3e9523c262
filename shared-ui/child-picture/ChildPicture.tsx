import { drawings } from './drawings.ts';
import './child-picture.css';

/** Number of disc colours in child-picture.css. */
export const nbColours = 8;

export type ChildPictureProps = {
  /** Picture number: 8 × drawing + colour. */
  readonly picture: number;
  /** Side in px; 36 by default. */
  readonly size?: number;
};

/**
 * A child's picture: one drawing on a coloured disc. It is hidden from screen readers, since the name is next to it
 * [students.photo] [students.drawing].
 */
export function ChildPicture({ picture, size = 36 }: ChildPictureProps) {
  const drawing = Math.floor(picture / nbColours) % drawings.length;
  return (
    <span
      className="mc-child-picture"
      data-colour={picture % nbColours}
      data-drawing={drawing}
      style={{ '--mc-size': `${size}px` }}
      aria-hidden
    >
      <svg viewBox="0 0 48 48" focusable="false">
        {drawings[drawing]?.map(([tone, path], i) => (
          <path key={i} className={`mc-child-picture__${tone}`} d={path} />
        ))}
      </svg>
    </span>
  );
}
