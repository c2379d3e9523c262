export type { Crumb, PageProps } from './Page.tsx';
export { Page } from './Page.tsx';
