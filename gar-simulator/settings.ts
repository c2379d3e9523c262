/** The simulator's only client and the resource that it may request. */
export type ClientSettings = {
  /** Without a trailing slash, e.g. `http://127.0.0.1:4200/gar`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  /** Allowed redirects after signing out; by default the root of each redirect URI. */
  postLogoutRedirectUris?: string[];
  /** The resource's ark, required in every authorization and user-info request. */
  idRessource: string;
};

/** Paths below the issuer. The paths of authorization, token and user-info are those of the GAR. */
export const paths = {
  authorization: '/oidc/oidcAuthorize',
  token: '/oidc/oidcAccessToken',
  userinfo: '/oidc/oidcProfile',
  end_session: '/oidc/oidcLogout',
  jwks: '/oidc/jwks',
};

/** Cookies of the simulator, all HttpOnly and restricted to its path. */
export const cookieNames = { session: 'gar_session', interaction: 'gar_interaction', resume: 'gar_resume' };

/** Allowed redirects after signing out. */
export const signOutUris = (settings: ClientSettings): string[] =>
  settings.postLogoutRedirectUris ?? [...new Set(settings.redirectUris.map((uri) => new URL('/', uri).href))];
