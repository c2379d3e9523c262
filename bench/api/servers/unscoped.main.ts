import { buildApp } from '@memocartes/server/app/app';
import { readConfig } from '@memocartes/server/config/config';
import { openDatabase } from '@memocartes/server/database/database';
import { listenOnServer } from '@memocartes/server/database/listen';

import { reportToParent } from '../process.ts';

// The portal's server, connected as the owner of the tables, whom row-level security does not restrict.
const config = { ...readConfig({ DEMO: 'true', DEMO_DATABASE: 'true', PORT: '0', ...process.env }), DEMO: false };
const url = config.DATABASE_URL!;
const app = await buildApp({
  db: openDatabase({ url, max: config.DATABASE_POOL }),
  config,
  listen: listenOnServer(url),
});
reportToParent(await app.listen({ host: config.HOST, port: 0 }));
