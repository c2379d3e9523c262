export { PackIcon } from './PackIcon.tsx';
export type { PackIconProps } from './PackIcon.tsx';
export { packIconNames, packIconOf } from './names.ts';
export type { PackIconName } from './names.ts';
