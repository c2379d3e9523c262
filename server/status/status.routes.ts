import { portal } from '@memocartes/contract/portal/portal.routes';
import type { Settings } from '@memocartes/contract/portal/portal.routes';
import type { Config } from '../config/config.ts';
import { pingDatabase } from '../database/database.ts';
import type { Services } from '../app/services.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { endpoints } from '../oidc/endpoints.ts';
import { demoAccounts } from '../demo/accounts.ts';
import packageJson from '../package.json' with { type: 'json' };

const presentSettings = (config: Config): Settings => {
  const signOn = endpoints(config);
  return {
    APP_NAME: config.APP_NAME,
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

/** Health, settings and the report of a remote that would not load. */
export function statusRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(portal.health),
    handler: async () => {
      const up = await pingDatabase(db).then(
        () => true,
        () => false,
      );
      const database = up ? ('ok' as const) : ('down' as const);
      return { status: up ? ('ok' as const) : ('degraded' as const), version: packageJson.version, database };
    },
  });
  app.route({ ...http(portal.settings), handler: () => presentSettings(config) });
  app.route({
    ...http(portal.remoteFailure),
    handler: async ({ body, log }, reply) => {
      log.warn({ remoteFailure: body }, 'a remote could not be loaded');
      return reply.send();
    },
  });
}
