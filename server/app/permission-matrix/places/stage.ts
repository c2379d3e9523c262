import { readConfig } from '../../../config/config.ts';
import { openScoped, withoutScope } from '../../../database/database.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { undoable } from '../../../testing/data/undone.ts';
import { buildApp } from '../../app.ts';
import { prepareWalk } from './places.ts';

/** The application on a database with the three places and whoever asks; what a request does is undone. Close it in `afterAll`. */
export async function openStage() {
  const database = await openTestDatabase();
  const scoped = openScoped({ url: database.url, max: 1 });
  const db = withoutScope(scoped);
  const walk = await prepareWalk(db);
  const parts = undoable(db, scoped);
  const app = await buildApp({ db: parts.db, config: readConfig({ DEMO: 'true', LOG_LEVEL: 'silent' }) });
  await app.ready();
  return {
    app,
    ...walk,
    undone: parts.undone,
    close: async () => {
      await app.close();
      await scoped.destroy();
      await database.stop();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
