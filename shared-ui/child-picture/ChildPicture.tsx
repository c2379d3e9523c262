import type { CSSProperties } from 'react';
import type { Picture } from './assign.ts';
import { drawings } from './drawings.ts';
import './child-picture.css';

export type ChildPictureProps = {
  picture: Picture;
  /** Side in px; 36 unless told. */
  size?: number;
};

/** A child's picture: one drawing on a coloured disc. The name stands beside it, so screen readers pass over it. */
export const ChildPicture = ({ picture, size = 36 }: ChildPictureProps) => (
  <span
    className="mc-child-picture"
    data-colour={picture.colour}
    data-drawing={picture.drawing}
    style={{ '--mc-size': `${size}px` } as CSSProperties}
    aria-hidden
  >
    <svg viewBox="0 0 48 48" focusable="false">
      {drawings[picture.drawing]?.map(([tone, path], i) => (
        <path key={i} className={`mc-child-picture__${tone}`} d={path} />
      ))}
    </svg>
  </span>
);
