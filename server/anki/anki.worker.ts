import { parentPort, workerData } from 'node:worker_threads';
import { readPackage, readPictures } from './read.ts';
import { Refusal } from './refusal.ts';
import type { Task } from './thread.ts';
import { writePackage } from './write.ts';

const task = workerData as Task;
function run() {
  if (task.kind === 'read') return readPackage(task.bytes);
  return task.kind === 'pictures' ? readPictures(task.bytes, task.names) : writePackage(task.deck);
}
try {
  parentPort!.postMessage({ done: await run() });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  parentPort!.postMessage({ refused: [error.code, error.message] });
}
