export { failing, hosted, pending, type Hosting } from './hosted.tsx';
