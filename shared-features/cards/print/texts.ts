export { printCardsTexts as printSheetsTexts } from './sheets/texts.ts';
