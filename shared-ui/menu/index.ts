export { Menu } from './Menu.tsx';
export type { MenuEntry, MenuProps } from './Menu.tsx';
