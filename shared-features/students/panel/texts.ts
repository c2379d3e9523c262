export { studentPanelTexts } from '../form/texts.ts';
