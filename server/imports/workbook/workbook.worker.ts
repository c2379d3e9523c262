import { workerData } from 'node:worker_threads';
import { answerTask } from '../../threads/answer.ts';
import { readWorkbook } from './read-workbook.ts';

await answerTask(() => readWorkbook(workerData as Uint8Array));
