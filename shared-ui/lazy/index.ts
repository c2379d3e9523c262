export { type LazyPart, lazyPart } from './lazyPart.tsx';
export { LoadingBoundary } from './LoadingBoundary.tsx';
export { useLazy } from './useLazy.ts';
export { usePromise } from './usePromise.ts';
