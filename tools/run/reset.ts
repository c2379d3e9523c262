import { existsSync, rmSync } from 'node:fs';

import { dataDirOf } from './settings.ts';

const folder = dataDirOf(process.env);
if (existsSync(folder)) {
  rmSync(folder, { recursive: true });
  console.log(`${folder} is empty: the next start fills it anew.`);
} else {
  console.log(`${folder} is empty already.`);
}
