import { answerTask } from '../../workers/answer.ts';
import { readPackage, readPictures } from './read.ts';
import type { Task } from './run-worker.ts';
import { writePackage } from './write.ts';

answerTask((task: Task) => {
  if (task.kind === 'read') return readPackage(task.bytes);
  return task.kind === 'pictures' ? readPictures(task.bytes, task.names) : writePackage(task.deck);
});
