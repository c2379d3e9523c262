export { failing, hosted, type Hosting, pending } from './hosted.tsx';
