export { Page } from './Page.tsx';
export type { Crumb, PageProps } from './Page.tsx';
