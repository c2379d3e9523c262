/** The one client of the simulator, and the one resource that it may ask for. */
export type ClientSettings = {
  /** Without a slash at its end, e.g. `http://127.0.0.1:4200/gar`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  /** Where people may be sent after signing out; the root of each redirect address unless given. */
  postLogoutRedirectUris?: string[];
  /** The resource's ark, which every authorization and user-info request must name. */
  idRessource: string;
};

/** Paths below the issuer. Those of authorization, token and user-info are the national sign-on's. */
export const paths = {
  authorization: '/oidc/oidcAuthorize',
  token: '/oidc/oidcAccessToken',
  userinfo: '/oidc/oidcProfile',
  end_session: '/oidc/oidcLogout',
  jwks: '/oidc/jwks',
};

/** The cookies that the simulator sets, all HttpOnly and below its own path. */
export const cookieNames = { session: 'gar_session', interaction: 'gar_interaction', resume: 'gar_resume' };

/** Where signing out may lead. */
export const leavingUris = (settings: ClientSettings): string[] =>
  settings.postLogoutRedirectUris ?? [...new Set(settings.redirectUris.map((uri) => new URL('/', uri).href))];
