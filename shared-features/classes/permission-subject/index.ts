export { classSubject } from './classSubject.ts';
