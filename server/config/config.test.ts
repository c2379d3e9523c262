import { readConfig } from './config.ts';

const secret = 'k'.repeat(32);
const production = {
  DATABASE_URL: 'postgres://app:x@db.internal/memocartes',
  PUBLIC_URL: 'https://memocartes.ecoles.fr',
  SMTP_URL: 'smtps://user:x@smtp.ecoles.fr',
  GAR_ISSUER: 'https://idp-auth.gar.education.fr',
  GAR_CLIENT_SECRET: secret,
  SECRETS_KEY: secret,
};

test('complete settings are accepted outside a demonstration', () => {
  expect(readConfig(production)).toMatchObject({ DEMO: false, publicUrl: 'https://memocartes.ecoles.fr' });
});

test.each(['Mémocartes <bonjour@ecoles.fr>', '"École, Paris" <bonjour@ecoles.fr>', 'bonjour@ecoles.fr'])(
  'mails may be sent from %s',
  (MAIL_FROM) => {
    expect(readConfig({ ...production, MAIL_FROM })).toMatchObject({ MAIL_FROM });
  },
);

test('an empty setting is treated as missing [portal.settings]', () => {
  const names = ['PORT', 'HOST', 'DEMO', 'DATABASE_OWNER_URL', 'DATABASE_LISTEN_URL', 'METRICS_PORT', 'METRICS_TOKEN'];
  const empty = Object.fromEntries([...names, 'MAIL_FROM', 'PRINT_LIMIT', 'GAR_UPSTREAM'].map((name) => [name, '']));
  expect(readConfig({ ...production, ...empty })).toEqual(readConfig(production));
  expect(() => readConfig({ ...production, SECRETS_KEY: '' })).toThrow(/^ {2}SECRETS_KEY manque/m);
});

test('links are correct with a slash at the end of PUBLIC_URL', () => {
  const { publicUrl } = readConfig({ ...production, PUBLIC_URL: `${production.PUBLIC_URL}/` });
  expect(`${publicUrl}/Valid`).toBe('https://memocartes.ecoles.fr/Valid');
});

test('names all missing settings at once, each with its remedy [portal.settings] [asvs:13.2.3]', () => {
  const readIncomplete = () => readConfig({});
  for (const name of Object.keys(production)) {
    expect(readIncomplete).toThrow(new RegExp(`^  ${name} manque\u00a0: donnez`, 'm'));
  }
  expect(readIncomplete).toThrow(/rien n’a été démarré/);
});

test.each([
  ['PUBLIC_URL', 'http://memocartes.ecoles.fr', 'https://'],
  ['PUBLIC_URL', 'http://127.0.0.1:4200', 'https://'],
  ['SMTP_URL', 'https://smtp.ecoles.fr', 'smtps://'],
  ['SMTP_URL', 'smtp://localhost', 'cette machine'],
  ['SMTP_URL', 'smtp://127.0.0.1:1025', 'cette machine'],
  ['SMTP_URL', 'smtps://user:password@smtp.example.org', 'exemple'],
  ['GAR_ISSUER', 'http://idp-auth.gar.education.fr', 'https://'],
  ['GAR_TOKEN_ENDPOINT', 'http://idp-auth.gar.education.fr/token', 'https://'],
  ['GAR_CLIENT_SECRET', 'k'.repeat(31), '32 caractères'],
  ['DATABASE_URL', 'mysql://db/memocartes', 'PostgreSQL'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.internal:4318', 'https://'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://user:secret@collector.ecoles.fr', 'https://'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector.ecoles.fr', 'https://'],
  ['PORT', 'porte', ''],
  ['MAIL_FROM', 'Mémocartes', 'adresse@domaine'],
  ['MAIL_FROM', 'Mémocartes <ne-pas-repondre>', 'adresse@domaine'],
])('%s=%s is refused outside a demonstration', (name, value, words) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(`^  ${name} .*${words}`, 'm'));
});

test.each(['https://collector.ecoles.fr/otlp', 'http://127.0.0.1:4318', 'http://localhost:4318'])(
  'traces may be sent to %s',
  (OTEL_EXPORTER_OTLP_ENDPOINT) => {
    expect(readConfig({ ...production, OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({ OTEL_EXPORTER_OTLP_ENDPOINT });
  },
);

test('REMOTE_ORIGINS is read as a list without duplicates, empty by default [portal.remote-origins]', () => {
  const REMOTE_ORIGINS = 'https://remotes.ecoles.fr, https://remotes.ecoles.fr:8443,https://remotes.ecoles.fr';
  const origins = ['https://remotes.ecoles.fr', 'https://remotes.ecoles.fr:8443'];
  expect(readConfig({ ...production, REMOTE_ORIGINS })).toMatchObject({ REMOTE_ORIGINS: origins });
  expect(readConfig(production).REMOTE_ORIGINS).toEqual([]);
  expect(readConfig({ DEMO: 'true', REMOTE_ORIGINS: 'http://127.0.0.1:4362' }).REMOTE_ORIGINS).toHaveLength(1);
});

test.each([
  'http://remotes.ecoles.fr',
  'http://127.0.0.1:4362',
  'https://remotes.ecoles.fr/',
  'https://remotes.ecoles.fr/mf-x',
  'https://*.ecoles.fr;script-src *',
  "'unsafe-inline'",
  '*',
  'https:',
  'remotes.ecoles.fr',
])('REMOTE_ORIGINS=%s prevents the start [portal.remote-origins]', (origin) => {
  const REMOTE_ORIGINS = `https://remotes.ecoles.fr,${origin}`;
  expect(() => readConfig({ ...production, REMOTE_ORIGINS })).toThrow(/^ {2}REMOTE_ORIGINS /m);
});

test.each([
  ['PORT', 'porte', 'n’est pas un nombre.'],
  ['PORT', '42.5', 'n’est pas un nombre entier.'],
  ['PORT', '99999', 'est trop grand : 65535 au plus.'],
  ['HEADERS_TIMEOUT', '0', 'est trop petit : 0.1 au moins.'],
  ['ANSWER_TIMEOUT', '36', 'est trop grand : 35 au plus.'],
  ['DEMO', 'oui', 'accepte seulement 0, 1, true, false.'],
  ['LOG_LEVEL', 'verbose', 'accepte seulement fatal, error, warn, info, debug, silent.'],
  ['CONTACT_MAIL', 'contact', 'n’est pas une adresse e-mail.'],
  ['SECRETS_KEY', 'court', 'est trop court : 32 caractères au moins'],
])('%s=%s is refused with what the setting accepts [portal.settings]', (name, value, words) => {
  const problem = `  ${name} ${words.replaceAll(' :', '\u00a0:')}`;
  expect(() => readConfig({ ...production, [name]: value })).toThrow(problem);
});

test('in a demonstration, a wrong address is refused in words [portal.settings]', () => {
  expect(() => readConfig({ DEMO: 'true', PUBLIC_URL: 'memocartes.fr' })).toThrow(
    '  PUBLIC_URL n’est pas une adresse (https://…).',
  );
});

test('names wrong and missing settings together', () => {
  const readInvalid = () =>
    readConfig({ ...production, PORT: '99999', SMTP_URL: undefined, PUBLIC_URL: 'http://x.fr' });
  for (const name of ['PORT', 'SMTP_URL', 'PUBLIC_URL']) expect(readInvalid).toThrow(new RegExp(`^  ${name} `, 'm'));
});

test('allows plain connections on loopback only, when configured', () => {
  const local = { ...production, PUBLIC_URL: 'http://127.0.0.1:4200', SMTP_URL: 'smtp://127.0.0.1:1025' };
  expect(readConfig({ ...local, INSECURE_LOOPBACK: 'true' }).publicUrl).toBe('http://127.0.0.1:4200');
  expect(() => readConfig({ ...local, PUBLIC_URL: 'http://10.0.0.1', INSECURE_LOOPBACK: 'true' })).toThrow(
    /PUBLIC_URL/,
  );
});

test('a demonstration on DATABASE_URL needs an additional setting', () => {
  const { DATABASE_URL } = production;
  expect(() => readConfig({ DEMO: 'true', DATABASE_URL })).toThrow(/DEMO_DATABASE=true/);
  expect(() => readConfig({ DEMO: 'true', DATABASE_URL, DEMO_DATABASE: 'false' })).toThrow(/DEMO_DATABASE=true/);
  expect(readConfig({ DEMO: 'true', DATABASE_URL, DEMO_DATABASE: 'true' }).DEMO).toBe(true);
  expect(readConfig({ DEMO: 'true' }).DEMO).toBe(true);
});
