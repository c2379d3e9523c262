import { type IconName, paths } from './paths.ts';
import './icon.css';

export type IconProps = {
  readonly name: IconName;
  /** Side in px; 1.25 em without it. */
  readonly size?: number;
  /** Read out by screen readers. Without it the icon is decoration. */
  readonly label?: string;
};

/** A line icon of the design system, in the current text colour. */
export function Icon({ name, size, label }: IconProps) {
  return (
    <svg
      className="mc-icon"
      viewBox="0 0 24 24"
      style={size ? { width: size, height: size } : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
