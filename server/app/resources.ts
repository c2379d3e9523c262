import type { App } from '../http/http.ts';
import { statusRoutes } from '../status/status.routes.ts';
import type { Services } from './services.ts';

/** Every resource of the API, in the order of the specification's §7. */
export const resources: ((app: App, services: Services) => void)[] = [statusRoutes];
