import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeInThread } from '../../server/print/thread.ts';
import { sample } from './sample.ts';

// One process alone: what stands in its memory is the printing. `node ours.main.ts <cards> <qr> <file>`
const [nbCards, qr, to] = process.argv.slice(2);
const order = await sample(Number(nbCards), qr === 'qr');
const start = performance.now();
const file = await writeInThread(order, () => undefined, new AbortController().signal);
const ms = performance.now() - start;
mkdirSync(dirname(to!), { recursive: true });
writeFileSync(to!, file);
console.log(JSON.stringify({ ms, bytes: file.length, megabytes: process.resourceUsage().maxRSS / 1024 }));
