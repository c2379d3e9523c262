export { Icon } from './Icon.tsx';
export type { IconProps } from './Icon.tsx';
export { paths as iconPaths } from './paths.ts';
export type { IconName } from './paths.ts';
