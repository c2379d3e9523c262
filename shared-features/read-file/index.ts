export { readFile } from './readFile.ts';
