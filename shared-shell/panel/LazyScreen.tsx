import { type LazyPart, lazyPart } from '@memocartes/shared-ui/lazy';
import { createElement, type ReactNode } from 'react';

import type { Screen } from '../remote/define.ts';

const parts = new WeakMap<Screen, LazyPart<object>>();

/** Returns the lazy component of a screen, created once per screen. */
function partOf(screen: Screen): LazyPart<object> {
  const part = parts.get(screen) ?? lazyPart(screen);
  parts.set(screen, part);
  return part;
}

type Props = { readonly screen: Screen; readonly pending?: ReactNode };

/** A screen or panel of a remote, loaded when first shown; renders `pending` until then. */
export function LazyScreen({ screen, pending }: Props) {
  return createElement(partOf(screen), { pending });
}
