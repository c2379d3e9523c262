export { failing, hosted, type Hosting, notFound, pending, unavailable } from './hosted.tsx';
