import type { Route } from '@memocartes/contract/http/route';
import { declaredIn } from './declared.ts';

/** Every route that a file `*.routes.ts` of the contract declares, with its schemas. */
export const allRoutes = () => declaredIn<Route>('.routes.ts', ['method', 'path', 'tag']);
