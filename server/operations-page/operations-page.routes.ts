import { operationsPage } from '@memocartes/contract/operations-page/operations-page.routes';

import type { Services } from '../config/services.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { retryJob } from '../job-queue/jobs.writes.ts';
import packageJson from '../package.json' with { type: 'json' };
import { readRegistry } from '../remotes/registry/files.ts';
import { countApiErrors } from './api-errors.ts';
import {
  listErrors,
  listViolations,
  readDatabase,
  readJobs,
  readMails,
  readStorage,
} from './operations-page.queries.ts';
import { retryMail, retryMails } from './operations-page.writes.ts';
import { readShellVersion } from './shell-version.ts';

/** State of the portal, for the superadmins who run it. */
export function operationsPageRoutes(app: App, { db, config }: Services): void {
  countApiErrors(app, db);
  app.route({
    ...http(operationsPage.view),
    handler: async () => {
      const remotes = config.REMOTES_DIR ? readRegistry(config.REMOTES_DIR).remotes : {};
      return {
        database: await readDatabase(db),
        jobs: await readJobs(db),
        mails: await readMails(db, config),
        storage: await readStorage(db),
        versions: {
          shell: await readShellVersion(config.SHELL_DIR),
          api: packageJson.version,
          remotes: Object.entries(remotes).map(([name, { version }]) => ({ name, version })),
        },
        errors: await listErrors(db),
        violations: await listViolations(db),
      };
    },
  });
  app.route({
    ...http(operationsPage.retryJob),
    handler: async ({ params }) => {
      await retryJob(db, params.id);
    },
  });
  app.route({
    ...http(operationsPage.retryMails),
    handler: async () => ({ nb_queued: await db.transaction().execute(retryMails) }),
  });
  app.route({
    ...http(operationsPage.retryMail),
    handler: async ({ params }) => {
      if (!(await db.transaction().execute((trx) => retryMail(trx, params.id)))) throw refuse('NOT_FOUND');
    },
  });
}
