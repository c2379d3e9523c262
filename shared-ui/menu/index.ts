export type { MenuEntry, MenuProps } from './Menu.tsx';
export { Menu } from './Menu.tsx';
