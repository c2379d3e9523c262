import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';

import { classes } from '../theme/classes.ts';
import './stack.css';

/** Steps of the spacing scale: 4, 8, 12, 16, 24, 32, 48, 64 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type Props = HTMLAttributes<HTMLDivElement> & { readonly gap?: Gap; readonly children?: ReactNode };
type StackProps = Props & {
  readonly align?: CSSProperties['alignItems'];
  readonly justify?: CSSProperties['justifyContent'];
};

const gapStyle = (gap: Gap) => ({ '--mc-gap': `var(--mc-${gap})` });

/** Stacks its children vertically. */
export function Stack({ gap = 4, align, justify, className, style, ...rest }: StackProps) {
  return (
    <div
      {...rest}
      className={classes('mc-stack', className)}
      style={{ ...gapStyle(gap), alignItems: align, justifyContent: justify, ...style }}
    />
  );
}

/** Places its children side by side, wrapping if there is no room. */
export function Row({ gap = 3, className, ...rest }: StackProps) {
  return <Stack {...rest} gap={gap} className={classes('mc-stack--row', className)} />;
}

/** A grid with as many equal columns as fit, each at least `min` px wide. */
export function Grid({ gap = 4, min = 240, className, style, ...rest }: Props & { readonly min?: number }) {
  return (
    <div
      {...rest}
      className={classes('mc-grid', className)}
      style={{ ...gapStyle(gap), '--mc-min': `${min}px`, ...style }}
    />
  );
}

/** Fields of a form: two columns from 1030 px. A child with the class `mc-columns__whole` spans both. */
export function FormColumns({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classes('mc-columns', className)} />;
}

/**
 * Actions of a long page, which stay visible at its bottom while it scrolls. The first action is separated; the primary
 * button is last.
 */
export function StickyFoot({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classes('mc-foot', className)} />;
}
