type Env = NodeJS.ProcessEnv;

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
/** Hosts reserved for documentation (RFC 2606): they show that an example was copied unchanged. */
const exampleHost = /(^|\.)(example|invalid|test)(\.(com|net|org))?$/;

/** Minimum length of a shared secret, in characters. */
export const minSecretLength = 32;

const urlOf = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined);

/** Whether the operator allows plain connections to this host: on loopback only. */
const isAllowedLoopback = (url: URL, env: Env) =>
  ['true', '1'].includes(env.INSECURE_LOOPBACK ?? '') && loopbackHosts.includes(url.hostname);

/**
 * Whether traffic to this URL is protected: https, or http on this machine. False for a URL with credentials or
 * parameters: secrets belong in headers.
 */
export function isSafeEndpoint(value: string): boolean {
  const url = urlOf(value);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.includes(url.hostname));
}

function databaseProblem(value: string): string | undefined {
  const scheme = urlOf(value)?.protocol;
  if (scheme === 'postgres:' || scheme === 'postgresql:') return undefined;
  return 'n’est pas l’adresse d’une base PostgreSQL (postgres://utilisateur:mot-de-passe@hôte/base).';
}

function httpsProblem(value: string, env: Env): string | undefined {
  const url = urlOf(value);
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isAllowedLoopback(url, env)))) return undefined;
  return 'doit commencer par https://\u00a0: mots de passe et sessions y passent.';
}

function smtpProblem(value: string, env: Env): string | undefined {
  const url = urlOf(value);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
    return 'n’est pas l’adresse d’un serveur SMTP (smtps://utilisateur:mot-de-passe@hôte).';
  }
  if (exampleHost.test(url.hostname)) {
    return `nomme l’hôte d’exemple ${url.hostname}\u00a0: donnez celui de votre messagerie.`;
  }
  if (loopbackHosts.includes(url.hostname) && !isAllowedLoopback(url, env)) {
    return `nomme cette machine (${url.hostname})\u00a0: donnez le serveur SMTP qui envoie vos e-mails.`;
  }
  return undefined;
}

function secretProblem(value: string): string | undefined {
  if (value.length >= minSecretLength) return undefined;
  return `est trop court\u00a0: ${minSecretLength} caractères au moins (openssl rand -base64 32).`;
}

type Check = { remedy: string; check: (value: string, env: Env) => string | undefined };

/** Settings without a safe default: what to set, and a check of the value. */
const required: Record<string, Check> = {
  DATABASE_URL: { remedy: 'donnez l’adresse d’une base PostgreSQL ≥ 15.', check: databaseProblem },
  PUBLIC_URL: { remedy: 'donnez l’adresse https que les gens tapent.', check: httpsProblem },
  SMTP_URL: { remedy: 'donnez le serveur qui envoie les e-mails (smtps://…).', check: smtpProblem },
  GAR_ISSUER: { remedy: 'donnez l’émetteur du GAR (https://…).', check: httpsProblem },
  GAR_CLIENT_SECRET: { remedy: 'donnez le secret que le GAR a remis au portail.', check: secretProblem },
  SECRETS_KEY: { remedy: 'donnez une clé de votre choix (openssl rand -base64 48).', check: secretProblem },
};

/** Optional settings, with a check of the value. */
const optional: Record<string, Check['check']> = {
  GAR_UPSTREAM: httpsProblem,
  GAR_AUTHORIZATION_ENDPOINT: httpsProblem,
  GAR_TOKEN_ENDPOINT: httpsProblem,
  GAR_USERINFO_ENDPOINT: httpsProblem,
  GAR_JWKS_ENDPOINT: httpsProblem,
  GAR_END_SESSION_ENDPOINT: httpsProblem,
  REMOTE_ORIGINS: (value, env) =>
    value
      .split(',')
      .map((origin) => httpsProblem(origin.trim(), env))
      .find((problem) => problem !== undefined),
};

/** Problems of these settings in production, each with what to do, in French; empty if none [portal.settings]. */
export function productionProblems(env: Env): Map<string, string> {
  const problems = new Map<string, string>();
  for (const [name, { remedy, check }] of Object.entries(required)) {
    const value = env[name];
    const problem = value ? check(value, env) : `manque\u00a0: ${remedy}`;
    if (problem) problems.set(name, problem);
  }
  for (const [name, check] of Object.entries(optional)) {
    const value = env[name];
    const problem = value && check(value, env);
    if (problem) problems.set(name, problem);
  }
  return problems;
}
