import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { undoable } from '../../testing/undone.ts';
import { buildApp } from '../app.ts';
import { prepareWalk } from './places.ts';

/** The application on a database with the three places and whoever asks; what a request does is undone. Close it in `afterAll`. */
export async function openStage() {
  const database = await openTestDatabase();
  const db = openDatabase({ url: database.url, max: 1 });
  const walk = await prepareWalk(db);
  const parts = undoable(db);
  const app = await buildApp({ db: parts.db, config: readConfig({ DEMO: 'true', LOG_LEVEL: 'silent' }) });
  await app.ready();
  return {
    app,
    ...walk,
    undone: parts.undone,
    close: async () => {
      await app.close();
      await db.destroy();
      await database.stop();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
