export { mountAlone } from './mountAlone.tsx';
