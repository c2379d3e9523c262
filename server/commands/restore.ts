import { parseArgs } from 'node:util';

import { restoreEmbedded } from '../backup/embedded.ts';
import { readManifest } from '../backup/manifest.ts';
import { restoreServer } from '../backup/postgres.ts';
import { migrationNames } from '../database/migrate/migrate.ts';
import { CommandError, directUrl, runCommand, typedPath } from './command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, force: { type: 'string' } } });
  if (!values.from) throw new CommandError('Quelle sauvegarde\u00a0? npm run restore -- --from FICHIER');
  const file = typedPath(values.from);
  const manifest = await readManifest(file);
  const url = directUrl(process.env);
  if (manifest.kind !== (url ? 'postgres' : 'embedded')) {
    throw new CommandError(
      manifest.kind === 'postgres'
        ? 'Cette sauvegarde est celle d’un PostgreSQL\u00a0: donnez DATABASE_URL.'
        : 'Cette sauvegarde est celle de la base embarquée\u00a0: retirez DATABASE_URL.',
    );
  }
  const availableMigrations = new Set(await migrationNames());
  const newer = manifest.facts.migrations.filter((name) => !availableMigrations.has(name));
  if (newer.length) {
    throw new CommandError(
      `La sauvegarde est plus récente que ce programme (${newer.join(', ')})\u00a0: installez sa version.`,
    );
  }
  const differences = url
    ? await restoreServer(url, file, manifest, values.force)
    : await restoreEmbedded(process.env.DATA_DIR || '.data', file, manifest, values.force);
  if (differences.length) {
    throw new Error(`La restauration ne correspond pas à la sauvegarde\u00a0:\n${differences.join('\n')}`);
  }
  const { tables, files } = manifest.facts;
  console.log(
    `Restaurée et vérifiée\u00a0: ${Object.keys(tables).length} tables, ${files.intact} fichiers, séquences comprises.`,
  );
});
