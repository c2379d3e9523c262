import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { writePdf } from '../../server/print/pdf/sheets.ts';
import { sample } from './sample.ts';

// Usage: `node portal.main.ts <number of cards> <qr|plain> <file>`. Writes the PDF in a separate process, so that
// `megabytes` does not include the rest of the benchmark.
const [nbCards, qr, to] = process.argv.slice(2);
const order = await sample(Number(nbCards), qr === 'qr');
const cpu = process.cpuUsage();
const start = performance.now();
const chunks: Buffer[] = [];
await writePdf(order, (bytes) => chunks.push(bytes));
const file = Buffer.concat(chunks);
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
