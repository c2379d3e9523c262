export { fileTitle } from './fileTitle.ts';
export { readFile } from './readFile.ts';
