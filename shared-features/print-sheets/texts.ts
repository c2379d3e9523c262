export { printCardsTexts as printSheetsTexts } from '../print-cards/texts.ts';
