import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { writeInWorker } from '../../server/print/run-worker.ts';
import { sample } from './sample.ts';

// Runs in its own process, so that the measured memory is that of printing. `node ours.main.ts <cards> <qr> <file>`
const [nbCards, qr, to] = process.argv.slice(2);
const order = await sample(Number(nbCards), qr === 'qr');
const cpu = process.cpuUsage();
const start = performance.now();
const file = await writeInWorker(order);
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
mkdirSync(dirname(to!), { recursive: true });
writeFileSync(to!, file);
console.log(
  JSON.stringify({
    ms,
    cpu: (user + system) / 1000,
    bytes: file.length,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
