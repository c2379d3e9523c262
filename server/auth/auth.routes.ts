import type { Services } from '../app/services.ts';
import type { App } from '../http/http.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { claimRoutes } from './claim.routes.ts';
import { emailRoutes } from './email.routes.ts';
import { loginFactorRoutes } from './login-factor.routes.ts';
import { loginSessionsRoutes } from './login-sessions.routes.ts';
import { passwordsRoutes } from './passwords.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { ticketsRoutes } from './tickets.routes.ts';

/** Everything below `/auth`. */
export function authRoutes(app: App, services: Services): void {
  signInRoutes(app, services);
  ticketsRoutes(app, services);
  passwordsRoutes(app, services);
  claimRoutes(app, services);
  loginFactorRoutes(app, services);
  secondFactorRoutes(app, services);
  loginSessionsRoutes(app, services);
  emailRoutes(app, services);
  accountsRoutes(app, services);
}
