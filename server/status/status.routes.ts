import { setTimeout as pause } from 'node:timers/promises';

import { portal, type Settings } from '@memocartes/contract/portal/portal.routes';
import type { FastifyReply } from 'fastify';

import type { Config } from '../config/config.ts';
import type { Services } from '../config/services.ts';
import { pingDatabase } from '../database/database.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { errorBody, refuse, retryAfter } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { endpoints } from '../oidc/endpoints.ts';
import packageJson from '../package.json' with { type: 'json' };
import { hasFreeSpace } from './free-space.ts';

const presentSettings = (config: Config): Settings => {
  const signOn = endpoints(config);
  return {
    APP_NAME: config.APP_NAME,
    CONTACT_MAIL: config.CONTACT_MAIL,
    ENABLE_HEADER: config.ENABLE_HEADER,
    ACTIVE_NOTIFICATIONS: config.ACTIVE_NOTIFICATIONS,
    CAN_SWITCH_LANG: config.CAN_SWITCH_LANG,
    CAN_SWITCH_THEM: config.CAN_SWITCH_THEM,
    LIMIT_FILE_UPLOAD: config.LIMIT_FILE_UPLOAD,
    LIST_FILE_TYPES: config.LIST_FILE_TYPES,
    NB_ITEM_PER_PAGE: config.NB_ITEM_PER_PAGE,
    DEMO: config.DEMO,
    demoAccounts: config.DEMO ? demoAccounts : [],
    oidc: {
      authority: signOn.issuer,
      clientId: config.GAR_CLIENT_ID,
      authorizationEndpoint: signOn.authorization,
      endSessionEndpoint: signOn.endSession,
      idRessource: config.GAR_ID_RESSOURCE,
      scope: 'openid scope.gar',
    },
  };
};

/** Timeout of each check of a probe, in milliseconds. */
const probeTimeoutMs = 2_000;

const { version } = packageJson;

/** Whether a check succeeds within `probeTimeoutMs`. */
const succeeds = (check: Promise<boolean>): Promise<boolean> =>
  Promise.race([check.catch(() => false), pause(probeTimeoutMs, false, { ref: false })]);

const isDatabaseUp = (db: Services['db']) => succeeds(pingDatabase(db).then(() => true));

/** Health and settings [portal.health] [interface.settings]. */
export function statusRoutes(app: App, { db, config }: Services): void {
  let isStopping = false;
  app.addHook('preClose', async () => void (isStopping = true));

  const sendUnavailable = (reply: FastifyReply, state: Record<string, string>) => {
    const error = refuse('UNAVAILABLE');
    const body = { ...errorBody(error), status: 'degraded', version, ...state };
    return reply.code(error.statusCode).header('retry-after', retryAfter).send(body);
  };

  app.route({ ...http(portal.live), handler: () => ({ status: 'ok' as const, version }) });
  app.route({
    ...http(portal.health),
    handler: async (_request, reply) => {
      const [isUp, hasSpace] = await Promise.all([isDatabaseUp(db), succeeds(hasFreeSpace(config))]);
      if (isUp && hasSpace) return { status: 'ok' as const, version, database: 'ok' as const, disk: 'ok' as const };
      return sendUnavailable(reply, { database: isUp ? 'ok' : 'down', disk: hasSpace ? 'ok' : 'full' });
    },
  });
  app.route({
    ...http(portal.ready),
    handler: async (_request, reply) => {
      const isUp = await isDatabaseUp(db);
      if (isUp && !isStopping) return { status: 'ok' as const, version, database: 'ok' as const };
      return sendUnavailable(reply, { database: isUp ? 'ok' : 'down' });
    },
  });
  app.route({ ...http(portal.settings), handler: () => presentSettings(config) });
}
