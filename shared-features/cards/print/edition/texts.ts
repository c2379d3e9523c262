export { printSheetsTexts as printEditionTexts } from '../sheets/texts.ts';
