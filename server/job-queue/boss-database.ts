import { CompiledQuery } from 'kysely';
import type { Db as BossDatabase } from 'pg-boss';

import { type Db, runScript } from '../database/database.ts';
import type { Listen } from '../database/listen.ts';
import { everySchool, inEverySchool } from '../database/scope/scope.ts';

/** pg-boss sends some statements together, as a transaction. */
const isScript = (text: string) => /^\s*begin;/i.test(text);

/** Runs pg-boss on our pool: its statements have the scope of all schools, and `listen` receives its notifications. */
export function bossDatabase(db: Db, listen: Listen): BossDatabase {
  return {
    async executeSql(text, values = []) {
      if (isScript(text)) return { rows: await runScript(db, everySchool.role, text) };
      return inEverySchool(() => db.executeQuery(CompiledQuery.raw(text, [...values])));
    },
    listen: async (channel, onMessage, onConnect) => ({ close: listen(channel, { onMessage, onConnect }) }),
  };
}
