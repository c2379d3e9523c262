export { type Crumb, Page, type PageProps } from './Page.tsx';
