import type { Config } from '../config/config.ts';

/** Endpoints of the national sign-on: each address is a setting, by default below the issuer. */
export function endpoints(config: Config) {
  const issuer = config.GAR_ISSUER ?? `${config.publicUrl}/gar`;
  return {
    issuer,
    authorization: config.GAR_AUTHORIZATION_ENDPOINT ?? `${issuer}/oidc/oidcAuthorize`,
    token: config.GAR_TOKEN_ENDPOINT ?? `${issuer}/oidc/oidcAccessToken`,
    userinfo: config.GAR_USERINFO_ENDPOINT ?? `${issuer}/oidc/oidcProfile`,
    jwks: config.GAR_JWKS_ENDPOINT ?? `${issuer}/oidc/jwks`,
    endSession: config.GAR_END_SESSION_ENDPOINT ?? `${issuer}/oidc/oidcLogout`,
  };
}

/** URL at which the server reaches an endpoint: the same path on the origin of GAR_UPSTREAM, if set. */
export function internalUrl(config: Config, endpoint: string): URL {
  const url = new URL(endpoint);
  return config.GAR_UPSTREAM ? new URL(url.pathname + url.search, config.GAR_UPSTREAM) : url;
}
