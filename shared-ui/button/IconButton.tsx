import type { IconName } from '../icon/paths.ts';
import { classes } from '../theme/classes.ts';
import { Button, type ButtonProps } from './Button.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'block'> & {
  readonly icon: IconName;
  /** Accessible name and tooltip. */
  readonly label: string;
};

/** A button that shows only an icon. */
export function IconButton({ label, kind = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button aria-label={label} title={label} {...rest} kind={kind} className={classes('mc-button--icon', className)} />
  );
}
