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

/** Timeout of a probe's database query, in milliseconds. */
const probeTimeoutMs = 2_000;

const { version } = packageJson;

async function isDatabaseUp(db: Services['db']): Promise<boolean> {
  const ping = pingDatabase(db).then(
    () => true,
    () => false,
  );
  return Promise.race([ping, pause(probeTimeoutMs, false, { ref: false })]);
}

/** Health and settings [portal.health] [interface.settings]. */
export function statusRoutes(app: App, { db, config }: Services): void {
  let isStopping = false;
  app.addHook('preClose', async () => void (isStopping = true));

  const sendHealth = async (reply: FastifyReply, { isReady = true } = {}) => {
    const isUp = await isDatabaseUp(db);
    if (isUp && isReady) return { status: 'ok' as const, version, database: 'ok' as const };
    const error = refuse('UNAVAILABLE');
    const body = { ...errorBody(error), status: 'degraded', version, database: isUp ? 'ok' : 'down' };
    return reply.code(error.statusCode).header('retry-after', retryAfter).send(body);
  };

  app.route({ ...http(portal.live), handler: () => ({ status: 'ok' as const, version }) });
  app.route({
    ...http(portal.health),
    handler: (_request, reply) => sendHealth(reply),
  });
  app.route({
    ...http(portal.ready),
    handler: (_request, reply) => sendHealth(reply, { isReady: !isStopping }),
  });
  app.route({ ...http(portal.settings), handler: () => presentSettings(config) });
}
