export { type PackIconName, packIconNames, packIconOf } from './names.ts';
export { PackIcon, type PackIconProps } from './PackIcon.tsx';
