import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import { backUpEmbedded } from '../backup/embedded.ts';
import { backupName, writeManifest } from '../backup/manifest.ts';
import { backUpServer } from '../backup/postgres.ts';
import { recordBackup } from '../backup/record-backup.ts';
import { directUrl, runCommand, typedPath, withDatabase } from './command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  process.umask(0o077); // A backup contains personal data: no other user may read it.
  const dataDir = process.env.DATA_DIR || '.data';
  const folder = values.to ? typedPath(values.to) : join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const url = directUrl(process.env);
  const file = join(folder, backupName(new Date(), url ? 'dump' : 'tar'));
  const facts = url ? await backUpServer(url, file) : await backUpEmbedded(dataDir, file);
  const { bytes } = await writeManifest(file, url ? 'postgres' : 'embedded', facts);
  if (url) {
    // The backup is complete even if it can't be recorded.
    const recorded = withDatabase(process.env, (db) => recordBackup(db, basename(file)));
    await recorded.catch((error: unknown) => {
      console.error(`La date de la sauvegarde n’a pas pu être notée dans la base\u00a0: ${(error as Error).message}`);
    });
  }
  const rows = Object.values(facts.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} lignes, ${facts.files.intact} fichiers, ${Math.ceil(bytes / 1024)}\u00a0Ko\u00a0: ${file}`);
  if (facts.files.damaged) throw new Error(`${facts.files.damaged} fichiers de la base sont abîmés (table blobs).`);
});
