export type { PackIconName } from './names.ts';
export { packIconNames, packIconOf } from './names.ts';
export type { PackIconProps } from './PackIcon.tsx';
export { PackIcon } from './PackIcon.tsx';
