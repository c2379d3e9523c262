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

/** Announces once to screen readers that its content is loading. */
export function Loading({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  const texts = useUiTexts();
  return (
    <div role="status">
      <span className="mc-sr-only">{label ?? texts.loading}</span>
      {children}
    </div>
  );
}
