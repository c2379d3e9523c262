export { Loaded, type LoadedProps } from './Loaded.tsx';
export { recordTitle } from './recordTitle.tsx';
export { WayBack } from './WayBack.tsx';
