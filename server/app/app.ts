import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';

import { auditRequests } from '../audit/audit.hooks.ts';
import type { Services } from '../config/services.ts';
import { findDeviceActor } from '../devices/approval/tablet.actor.ts';
import { findHomeActor } from '../devices/home-devices/home.actor.ts';
import { registerActors } from '../http/actor/actor.ts';
import { scopeRequests } from '../http/actor/scope.ts';
import { errorBody, handleErrors, refuse } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { limitEachRoute } from '../http/protection/bulkhead.ts';
import { prefixCookies } from '../http/protection/cookies.ts';
import { sendEmptyResponses } from '../http/protection/empty-responses.ts';
import { protectResponses, refuseBadPath } from '../http/protection/headers.ts';
import { trustedProxies } from '../http/protection/proxy.ts';
import { clientTimeouts, limitResponseTime } from '../http/protection/timeouts.ts';
import { tagVersions } from '../http/version.ts';
import { loggerOptions, logRequests, type LogStream } from '../logging/logging.ts';
import { outbox } from '../mails/outbox.ts';
import { simulatorProxy } from '../oidc/simulator.proxy.ts';
import { portalPlugin } from '../portal/portal.plugin.ts';
import { measureRequests, metricsRoute } from '../status/metrics.routes.ts';
import { traceRequests } from '../tracing/tracing.ts';
import { describeApi } from './openapi.ts';
import { routeModules } from './route-modules.ts';

const megabyte = 1024 * 1024;

/**
 * Builds the whole API, without listening. @param logTo destination of log lines, by default standard output
 */
export async function buildApp(services: Services, logTo?: LogStream): Promise<App> {
  const { config, db } = services;
  const app = Fastify({
    logger: loggerOptions(config, logTo),
    logController: new LogController({ disableRequestLogging: true }), // `logRequests` logs each request in one line instead
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: megabyte,
    ...clientTimeouts(config),
    frameworkErrors: refuseBadPath(config),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();
  // The API accepts JSON; the few routes that accept another type have their own parsers.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  sendEmptyResponses(app);
  logRequests(app);
  traceRequests(app);
  measureRequests(app);
  handleErrors(app);
  await app.register(cookie);
  prefixCookies(app, config);
  protectResponses(app, config);
  await describeApi(app, { withPage: config.DEMO });
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (routeOptions.config.success) reply.code(routeOptions.config.success);
  });
  limitResponseTime(app, config.ANSWER_TIMEOUT);
  auditRequests(app, db);
  registerActors(app, db, { findTablet: findDeviceActor, findHomeDevice: findHomeActor });
  limitEachRoute(app, config.DATABASE_URL ? config.DATABASE_POOL : 1);
  scopeRequests(app);
  tagVersions(app);
  for (const register of routeModules) register(app, services);
  if (config.DEMO) {
    outbox(app, services);
    await simulatorProxy(app, services);
  }
  metricsRoute(app, services);
  const isSecure = config.publicUrl.startsWith('https:');
  const { SHELL_DIR: shellDir, REMOTES_DIR: remotesDir, REMOTE_ORIGINS: remoteOrigins } = config;
  if (shellDir && remotesDir) await app.register(portalPlugin, { shellDir, remotesDir, isSecure, remoteOrigins });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(refuse('NOT_FOUND'))));
  return app;
}
