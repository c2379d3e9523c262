import { readConfig } from '../../../config/config.ts';
import { openScoped, withoutScope } from '../../../database/database.ts';
import { createRollback } from '../../../testing/data/rollback.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { remotesFolder } from '../../../testing/remotes.ts';
import { buildApp } from '../../app.ts';
import { prepareCallers } from './callers.ts';

/** The application with all callers and their places; `withRollback` undoes a request. Close it in `afterAll`. */
export async function openTestApp() {
  const database = await openTestDatabase();
  // Requests share one connection, which nothing else may use.
  const scoped = openScoped({ url: database.url, max: 1, isNamed: database.isServer });
  const db = withoutScope(scoped);
  const callers = await prepareCallers(db);
  const parts = createRollback(db, scoped);
  const config = readConfig({ DEMO: 'true', LOG_LEVEL: 'silent', REMOTES_DIR: remotesFolder() });
  const app = await buildApp({ db: parts.db, config });
  await app.ready();

  return {
    app,
    ...callers,
    withRollback: parts.withRollback,
    close: async () => {
      await app.close();
      await scoped.destroy();
      await database.stop();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
