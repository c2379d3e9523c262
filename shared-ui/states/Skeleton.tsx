import type { CSSProperties, ReactNode } from 'react';

import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './states.css';

export type SkeletonProps = {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly shape?: 'line' | 'circle' | 'card';
};

/** A grey placeholder of the final size. Not announced: wrap a group of them in `Loading`. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={classes('mc-skeleton', shape !== 'line' && `mc-skeleton--${shape}`)}
      style={{ width, height }}
      aria-hidden
    />
  );
}

/**
 * Placeholder of a page's title, with the accessible name « Chargement… », as headings must not be empty. Marked with
 * `data-title-loading`, so that a new page does not focus its title before it is loaded.
 */
export function TitleSkeleton({ width }: Pick<SkeletonProps, 'width'>) {
  const texts = useUiTexts();
  return (
    <>
      <span className="mc-sr-only" data-title-loading>
        {texts.loading}
      </span>
      <Skeleton width={width} height="1.2em" />
    </>
  );
}

const widths = ['92%', '78%', '85%', '60%', '88%', '70%'];

/** Placeholder lines of a text. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className="mc-skeleton-text">
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} width={widths[i % widths.length]} />
      ))}
    </span>
  );
}

export type LoadingProps = {
  readonly label?: string;
  /** Number of placeholder lines of a text. */
  readonly lines?: number;
  /** Height of a single placeholder over the whole width. */
  readonly height?: SkeletonProps['height'];
  /** Placeholders of any other shape. */
  readonly children?: ReactNode;
};

/**
 * Placeholders, announced once to screen readers: `<Loading lines={6} />`, `<Loading height={240} />`, or `children`.
 */
export function Loading({ label, lines, height, children }: LoadingProps) {
  const texts = useUiTexts();
  return (
    <div role="status">
      <span className="mc-sr-only">{label ?? texts.loading}</span>
      {lines !== undefined && <SkeletonText lines={lines} />}
      {height !== undefined && <Skeleton height={height} />}
      {children}
    </div>
  );
}
