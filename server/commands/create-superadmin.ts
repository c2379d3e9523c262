import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { checkDatabase } from '../app/prepare.ts';
import { createSuperadmin, linkHours, readSuperadmin } from '../auth/activation/first-account.ts';
import { migrate } from '../database/migrate/migrate.ts';
import { CommandError, databaseUrl, runCommand, withDatabase } from './command.ts';

const fields = { email: 'Adresse e-mail', firstname: 'Prénom', lastname: 'Nom' } as const;

/** Values from the arguments; missing values are asked for on the terminal. */
async function readAnswers(given: Partial<Record<keyof typeof fields, string>>) {
  const answers = { email: '', firstname: '', lastname: '', ...given };
  const missing = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => !answers[name]);
  if (missing.length && !process.stdin.isTTY) {
    throw new CommandError(
      `Il manque ${missing.map((name) => `--${name}`).join(', ')}. Exemple\u00a0: ` +
        'npm run create-superadmin -- --email camille@ecole.fr --firstname Camille --lastname Martin',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const name of missing) answers[name] = await terminal.question(`${fields[name]}\u00a0: `);
  terminal.close();
  return answers;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      firstname: { type: 'string' },
      lastname: { type: 'string' },
      another: { type: 'boolean', default: false },
    },
  });
  const { another, ...given } = values;
  const DATABASE_URL = databaseUrl(process.env);
  const publicUrl = process.env.PUBLIC_URL?.replace(/\/$/, '');
  if (!publicUrl) {
    throw new CommandError('PUBLIC_URL manque\u00a0: le lien du mot de passe est bâti sur cette adresse.');
  }
  const person = readSuperadmin(await readAnswers(given));
  const secret = await withDatabase(process.env, async (db) => {
    await checkDatabase(db, { DEMO: false, DATABASE_URL });
    await migrate(db);
    return createSuperadmin(db, person, { another });
  });
  // [portal.first-account]
  console.log(
    [
      `Compte créé pour ${person.email}. Choisissez le mot de passe par ce lien, qui ne sert qu’une fois et reste valable ${linkHours}\u00a0heure\u00a0:`,
      `${publicUrl}/Valid?token=${secret}`,
    ].join('\n'),
  );
});
