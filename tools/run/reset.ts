import { existsSync, rmSync } from 'node:fs';

import { dataDirOf } from '../settings.ts';

const folder = dataDirOf(process.env);
if (existsSync(folder)) {
  rmSync(folder, { recursive: true });
  console.log(`${folder} was deleted: the next start creates it again.`);
} else {
  console.log(`${folder} does not exist.`);
}
