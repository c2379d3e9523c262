import type { Services } from '../config/services.ts';
import type { App } from '../http/http.ts';
import { ticketsRoutes } from './activation/tickets.routes.ts';
import { emailRoutes } from './email/email.routes.ts';
import { loginSessionsRoutes } from './login-sessions/login-sessions.routes.ts';
import { ownSecondFactorRoutes } from './own-second-factor/own-second-factor.routes.ts';
import { passwordsRoutes } from './password/passwords.routes.ts';
import { loginFactorRoutes } from './sign-in/login-factor.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';

/**
 * Routes below `/auth` to sign in and manage one's own sign-in. The other routes below `/auth` are in `users/accounts/`
 * (accounts), `invitations/` (slips) and `password-reset/`.
 */
export function authRoutes(app: App, services: Services): void {
  signInRoutes(app, services);
  ticketsRoutes(app, services);
  passwordsRoutes(app, services);
  loginFactorRoutes(app, services);
  ownSecondFactorRoutes(app, services);
  loginSessionsRoutes(app, services);
  emailRoutes(app, services);
}
