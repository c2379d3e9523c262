import { handleTask } from '../../workers/worker-task.ts';
import { readPackage, readPictures } from './read.ts';
import { type ExportedDeck, writePackage } from './write.ts';

type Task =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'pictures'; bytes: Uint8Array; names: string[] }
  | { kind: 'write'; deck: ExportedDeck };

const runTask = (task: Task) => {
  if (task.kind === 'read') return readPackage(task.bytes);
  return task.kind === 'pictures' ? readPictures(task.bytes, task.names) : writePackage(task.deck);
};

handleTask(runTask);
export type { runTask };
