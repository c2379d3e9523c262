import { parseArgs } from 'node:util';

import { migrate, migrateDown, migrationNames } from '../database/migrate/migrate.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const names = await migrationNames();
  const to = values.to?.slice(0, 4) ?? names.at(-1)!.slice(0, 4);
  if (!names.some((name) => name.startsWith(`${to}_`))) {
    throw new CommandError(`Aucune migration ne porte le numéro ${to}. La dernière est ${names.at(-1)}.`);
  }
  await withDatabase(process.env, async (db) => {
    const undone = await migrateDown(db, to);
    const ran = await migrate(db, to);
    for (const name of undone) console.log(`Défaite\u00a0: ${name}`);
    for (const name of ran) console.log(`Faite\u00a0: ${name}`);
    console.log(`Le schéma est celui de ${to}.`);
  });
});
