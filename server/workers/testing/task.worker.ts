import { Refusal } from '../refusal.ts';
import { handleTask } from '../worker-task.ts';

type TestTask = { readonly kind: 'double' | 'refuse' | 'fail' | 'fill' | 'loop'; readonly bytes?: Uint8Array };

const runTask = ({ kind, bytes = new Uint8Array() }: TestTask) => {
  if (kind === 'refuse') throw new Refusal('FILE_TOO_MANY_ROWS', { max: 9 });
  if (kind === 'fail') throw new TypeError('a defect');
  if (kind === 'fill') return Array.from({ length: 60_000_000 }, (_, n) => [n]).length;
  while (kind === 'loop');
  return { doubled: bytes.map((byte) => 2 * byte), secret: process.env.SECRET ?? null };
};

handleTask(runTask);
export type { runTask };
