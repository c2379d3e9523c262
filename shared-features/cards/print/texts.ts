export { printSheetsTexts as printCardsTexts } from './sheets/texts.ts';
