import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { lockFolder } from '../../server/database/embedded/lock.ts';
import { errorMessage } from '../command.ts';
import { dataDirOf } from '../settings.ts';

/** Folder in which `npm run backup` stores backups by default: they are kept, to be restored after the reset. */
const backups = 'backups';

const folder = dataDirOf(process.env);
const database = join(folder, 'database');

/** Why the data can't be deleted: a running portal uses its embedded database. */
function findProblem(): string | undefined {
  if (!existsSync(database)) return undefined;
  try {
    lockFolder(database)();
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}

const reason = findProblem();
if (reason) {
  console.error(reason);
  process.exitCode = 1;
} else if (!existsSync(folder)) {
  console.log(`${folder} does not exist.`);
} else if (existsSync(join(folder, backups))) {
  for (const name of readdirSync(folder).filter((item) => item !== backups)) {
    rmSync(join(folder, name), { recursive: true });
  }
  console.log(`${folder} was emptied, except ${backups}: the next start fills it again.`);
} else {
  rmSync(folder, { recursive: true });
  console.log(`${folder} was deleted: the next start creates it again.`);
}
