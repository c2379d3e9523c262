import { workerData } from 'node:worker_threads';
import { answerTask } from '../../threads/answer.ts';
import { readPackage, readPictures } from './read.ts';
import type { Task } from './thread.ts';
import { writePackage } from './write.ts';

const task = workerData as Task;
await answerTask(() => {
  if (task.kind === 'read') return readPackage(task.bytes);
  return task.kind === 'pictures' ? readPictures(task.bytes, task.names) : writePackage(task.deck);
});
