import { handleTask } from '../../workers/worker-task.ts';
import { readWorkbook } from './read-workbook.ts';

handleTask(readWorkbook);
