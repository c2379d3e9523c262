import { answerTask } from '../../workers/answer.ts';
import { readWorkbook } from './read-workbook.ts';

answerTask(readWorkbook);
