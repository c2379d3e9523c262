import { portal } from '@memocartes/contract/portal/portal.routes';

import type { Services } from '../../config/services.ts';
import { type App, http } from '../../http/http.ts';
import { remoteFailures } from '../../metrics/metrics.ts';
import { limits } from '../../rate-limits/limits.ts';
import { readRegistry } from '../registry/files.ts';
import { isAccepted, isAccount, isFailure } from './counted-reports.ts';
import { dropIfBad } from './drop-candidate.ts';
import { recordErrors } from './errors.writes.ts';
import { alertIfBroken } from './load-alert.ts';
import { withoutPersonalData } from './personal-data.ts';
import { countReports, personOf } from './reports.writes.ts';

/** Receives reports of browsers about remotes, drops a candidate that fails too often, and alerts superadmins. */
export function remoteReportsRoutes(app: App, services: Services): void {
  const { db, config } = services;
  app.route({
    ...http(portal.remoteReports),
    handler: async ({ body, actor, ip, log }, reply) => {
      await limits(db).consume('remote-report', { address: ip });
      const registry = config.REMOTES_DIR ? readRegistry(config.REMOTES_DIR) : { remotes: {} };
      for (const report of body.reports.filter(isFailure)) {
        const { remote, reason = '', stack = '', ...rest } = report;
        // Reports may be anonymous: only published names become labels.
        if (!report.is_override) {
          remoteFailures.inc({ remote: Object.hasOwn(registry.remotes, remote) ? remote : 'other' });
        }
        const texts = { reason: withoutPersonalData(reason), stack: withoutPersonalData(stack) };
        log.warn({ remoteReport: { remote, ...rest, ...texts } }, 'a remote failed in a browser');
      }
      const accepted = body.reports.filter((report) => isAccepted(registry, report, actor));
      const tried = body.reports.filter(
        ({ is_override, remote }) => is_override && actor.isDeveloper && Object.hasOwn(registry.remotes, remote),
      );
      const errors = [...accepted, ...tried].filter(isFailure);
      if (errors.length) await recordErrors(db, errors);
      if (!accepted.length) return reply.send();
      await countReports(db, accepted, isAccount(actor) ? personOf(config.secretsKey, actor.id) : undefined);
      const failures = Map.groupBy(accepted.filter(isFailure), ({ remote }) => remote);
      for (const [remote, reports] of failures) {
        const { version, candidate } = registry.remotes[remote]!;
        if (candidate && reports.some((report) => report.version === candidate.version)) {
          await dropIfBad(services, remote, candidate.version).catch((error: unknown) =>
            log.error({ err: error, remote }, 'a candidate that fails could not be dropped'),
          );
        }
        const cannotLoad = reports.some((report) => report.kind === 'LOAD_FAILURE' && report.version === version);
        if (cannotLoad) await alertIfBroken(db, remote, version);
      }
      return reply.send();
    },
  });
}
