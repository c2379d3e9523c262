export { BackLink } from './BackLink.tsx';
export { Loaded, type LoadedProps } from './Loaded.tsx';
export { recordTitle } from './recordTitle.tsx';
export { shownData } from './shownData.ts';
