import { maxAnswerSeconds } from '@memocartes/contract/http/time-limits';
import type { HolidayPeriod } from '@memocartes/contract/learning/calendar/holiday-period';
import { defaultPageSize, maxPageSize } from '@memocartes/contract/lists/page-size';
import { z } from 'zod';

import { readHolidays } from '../calendar/holidays-file.ts';
import { isSafeEndpoint, minSecretLength, productionProblems } from './production.ts';
import { remoteOrigins } from './remote-origins.ts';
import { settingProblem } from './setting-problem.ts';

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .default(byDefault);

const seconds = (byDefault: number, max = 3_600) => z.coerce.number().min(0.1).max(max).default(byDefault);

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  /** Public URL, the base of links in mails and of the callback of the single sign-on. */
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  /** Megabytes that must be free on the disks of the data folder and the remotes; 0 turns the check off. */
  DISK_MIN_FREE: z.coerce.number().min(0).max(1_000_000_000).default(200),
  DATABASE_URL: z.string().optional(),
  /** Connection as the owner of the tables, for migrations. Without it, DATABASE_URL must connect as the owner. */
  DATABASE_OWNER_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** Direct connection for LISTEN, needed when DATABASE_URL leads to a transaction pooler. */
  DATABASE_LISTEN_URL: z.string().optional(),
  /** Timeouts in seconds: connection, lock, statement, idle time within a transaction. */
  DATABASE_CONNECT_TIMEOUT: seconds(1.5),
  DATABASE_LOCK_TIMEOUT: seconds(2),
  DATABASE_STATEMENT_TIMEOUT: seconds(3),
  DATABASE_IDLE_TIMEOUT: seconds(10),
  /** Timeouts in seconds: for the headers of a request, the whole request, and its handling. */
  HEADERS_TIMEOUT: seconds(10),
  REQUEST_TIMEOUT: seconds(60),
  ANSWER_TIMEOUT: seconds(30, maxAnswerSeconds),
  /** Seconds between two heartbeats of event streams; shorter than a proxy's timeout. */
  LIVE_HEARTBEAT: z.coerce.number().min(0.05).max(600).default(15),
  DEMO: flag(false),
  /** Allows a demonstration to use DATABASE_URL, if that database is empty or already a demonstration. */
  DEMO_DATABASE: flag(false),
  /** Accepts plain HTTP and SMTP on loopback outside a demonstration, for tests on one machine. */
  INSECURE_LOOPBACK: flag(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Separate port for `/metrics`, on METRICS_HOST, and a token that gives access to `/metrics` on the main port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(minSecretLength, 'est trop court\u00a0: 32 caractères au moins.').optional(),
  /** Endpoint for traces (OTLP over HTTP); without it, OpenTelemetry is not loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      isSafeEndpoint,
      'doit commencer par https:// (ou http:// sur cette machine), sans identifiants ni paramètres.',
    )
    .optional(),
  /** Headers sent to the collector, such as its token: `name=value,name=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,=\s]+(,[\w-]+=[^,=\s]+)*$/, 'se lit nom=valeur,nom=valeur (valeurs encodées en\u00a0%).')
    .optional(),
  /** Share of requests to trace. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SERVICE_NAME: z.string().min(1).default('memocartes'),
  SHELL_DIR: z.string().optional(),
  REMOTES_DIR: z.string().optional(),
  /** Origins besides the portal's own that remotes may come from. */
  REMOTE_ORIGINS: remoteOrigins,
  /** Number of proxies in front of the server: this many entries of `X-Forwarded-For` are trusted. */
  TRUST_PROXY: z
    .string()
    .regex(
      /^\d$/,
      'Donnez le nombre de proxys placés devant le serveur\u00a0: TRUST_PROXY=1 derrière un nginx, 0 sans proxy.',
    )
    .default('0')
    .transform(Number),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'se lit Nom <adresse@domaine>, ou adresse@domaine.',
    )
    .default('Mémocartes <ne-pas-repondre@memocartes.fr>'),
  CONTACT_MAIL: z.email().default('contact@memocartes.fr'),

  GAR_ISSUER: z.url().optional(),
  /** Address at which the server reaches the single sign-on, if browsers use another address. */
  GAR_UPSTREAM: z.url().optional(),
  GAR_AUTHORIZATION_ENDPOINT: z.url().optional(),
  GAR_TOKEN_ENDPOINT: z.url().optional(),
  GAR_USERINFO_ENDPOINT: z.url().optional(),
  GAR_JWKS_ENDPOINT: z.url().optional(),
  GAR_END_SESSION_ENDPOINT: z.url().optional(),
  GAR_CLIENT_ID: z.string().default('memocartes'),
  GAR_CLIENT_SECRET: z.string().optional(),
  GAR_ID_RESSOURCE: z.string().default('ark:/99999/memocartes'),

  /** Key from which `deriveKey` derives the keys for secrets and codes, at least 32 bytes. */
  SECRETS_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= 32, '32 octets au moins\u00a0: openssl rand -base64 48')
    .optional(),

  APP_NAME: z.string().default('Mémocartes'),
  ENABLE_HEADER: flag(true),
  ACTIVE_NOTIFICATIONS: flag(true),
  CAN_SWITCH_LANG: flag(true),
  CAN_SWITCH_THEM: flag(true),
  LIMIT_FILE_UPLOAD: z.coerce.number().int().positive().default(5_000_000),
  LIST_FILE_TYPES: z
    .string()
    .default('jpeg,jpg,png,pdf,xlsx,docx,txt')
    .transform((list) => list.split(',').map((type) => type.trim())),
  /** Maximum number of prints per account and school year. */
  PRINT_LIMIT: z.coerce.number().int().min(0).max(10_000).default(60),
  // [packs.holiday-file]
  /** File of school holidays that replaces the built-in ones: a JSON list, or the ministry's `.ics`. */
  SCHOOL_HOLIDAYS_FILE: z.string().optional(),
  // [interface.list-pages]
  NB_ITEM_PER_PAGE: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
});

export type Config = z.infer<typeof schema> & {
  publicUrl: string;
  secretsKey: string;
  holidays?: readonly HolidayPeriod[];
};

/** Default key of a demonstration, which stores no real secret. A constant key can still decrypt after a restart. */
const demoSecretsKey = 'demonstration-memocartes-demonstration';

const demoOnDatabase =
  'une démonstration ne s’installe pas dans la base de DATABASE_URL. Pour une vraie école, retirez DEMO=true\u00a0; pour une ' +
  'démonstration, retirez DATABASE_URL, ou ajoutez DEMO_DATABASE=true si cette base est vide.';

/** Whether these settings are those of a demonstration, read before they are checked. */
export const isDemo = ({ DEMO }: NodeJS.ProcessEnv): boolean => DEMO === 'true' || DEMO === '1';

/** Problems of the settings, by name. */
function problemsOf(env: NodeJS.ProcessEnv): Map<string, string> {
  const parsed = schema.safeParse(env);
  const problems = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? []) problems.set(String(issue.path[0]), settingProblem(issue));
  if (isDemo(env) && env.DATABASE_URL && !parsed.data?.DEMO_DATABASE) problems.set('DEMO', demoOnDatabase);
  if (!isDemo(env)) for (const [name, problem] of productionProblems(env)) problems.set(name, problem);
  return problems;
}

/** The settings with a value. A settings file may list others as `NAME=`: they are treated as missing [portal.settings]. */
const withValue = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/**
 * Reads the settings of the process (`deploy/environment.md`).
 * @throws Error naming every missing or invalid setting, with what to set
 */
export function readConfig(allSettings: NodeJS.ProcessEnv): Config {
  const env = withValue(allSettings);
  const problems = problemsOf(env);
  if (problems.size) {
    const lines = [...problems].map(([name, problem]) => `  ${name} ${problem}`);
    throw new Error(`Réglages refusés\u00a0: rien n’a été démarré.\n${lines.join('\n')}`);
  }
  const config = schema.parse(env);
  return {
    ...config,
    // Without a slash at its end, because paths are appended.
    publicUrl: config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${config.HOST}:${config.PORT}`,
    secretsKey: config.SECRETS_KEY ?? demoSecretsKey,
    holidays: config.SCHOOL_HOLIDAYS_FILE ? readHolidays(config.SCHOOL_HOLIDAYS_FILE) : undefined,
  };
}
