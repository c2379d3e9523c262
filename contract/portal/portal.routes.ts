import { z } from 'zod';

import { routes } from '../http/route.ts';
import { roles } from '../permissions/roles.ts';
import { remoteNamePattern, remoteReportKinds } from '../remotes/remotes.ts';
import { cspReports } from './csp-reports.schemas.ts';
import { portalCalls } from './portal.calls.ts';

/** Settings that the client reads at run time; sizes in bytes [interface.settings]. */
export const settings = z.object({
  APP_NAME: z.string(),
  /** Address of the portal's team, for people without access [accounts.write-us]. */
  CONTACT_MAIL: z.string(),
  ENABLE_HEADER: z.boolean(),
  ACTIVE_NOTIFICATIONS: z.boolean(),
  CAN_SWITCH_LANG: z.boolean(),
  CAN_SWITCH_THEM: z.boolean(),
  LIMIT_FILE_UPLOAD: z.int(),
  LIST_FILE_TYPES: z.array(z.string()),
  NB_ITEM_PER_PAGE: z.int(),
  DEMO: z.boolean(),
  demoAccounts: z.array(z.object({ role: z.enum(roles), label: z.string(), email: z.string(), password: z.string() })),
  oidc: z.object({
    authority: z.string(),
    clientId: z.string(),
    authorizationEndpoint: z.string(),
    endSessionEndpoint: z.string(),
    idRessource: z.string(),
    scope: z.string(),
  }),
});
export type Settings = z.infer<typeof settings>;

const remoteReport = z.object({
  remote: z.string().regex(remoteNamePattern),
  version: z.string().regex(/^[\w.+-]{1,60}$/),
  kind: z.enum(remoteReportKinds),
  /** Pattern of the route (`/classes/:id?`), never an address with ids. */
  route: z.string().max(200).optional(),
  /** For LOAD, the time from the navigation to the screen; for LONG_TASK, the length of the task. */
  duration_ms: z.int().min(0).max(3_600_000).optional(),
  reason: z.string().max(500).optional(),
  /** Whether the version is an override, whose failures are not counted [override.reports]. */
  is_override: z.boolean().optional(),
  stack: z.string().max(2000).optional(),
});
export type RemoteReport = z.infer<typeof remoteReport>;

/** Response if the check succeeds; otherwise the error UNAVAILABLE, with the state of what was checked [portal.health]. */
const readiness = z.object({ status: z.literal('ok'), version: z.string(), database: z.literal('ok') });
const health = readiness.extend({ disk: z.literal('ok') });

export const portal = routes('portal', portalCalls, {
  health: {
    summary:
      'Version of the server, state of its database and disk; 503 while the database is down or the disk is nearly full.',
    response: health,
  },
  live: {
    summary: 'Liveness of the process. Never queries the database, as a restart of the process would not repair it.',
    response: z.object({ status: z.literal('ok'), version: z.string() }),
  },
  ready: {
    summary: 'Readiness for requests; 503 while the database is down or the server stops.',
    response: readiness,
  },
  settings: { summary: 'Settings that the client reads at run time.', response: settings },
  remoteReports: {
    summary: 'Loads and failures of remotes in a browser: counted for their teams, without personal data.',
    body: z.object({ reports: z.array(remoteReport).min(1).max(20) }),
    bodyLimit: 65_536,
    status: 204,
  },
  cspReports: {
    summary: 'Violations of the page’s Content-Security-Policy, as browsers send them: counted, without personal data.',
    body: cspReports,
    bodyLimit: 65_536,
    status: 204,
  },
});
