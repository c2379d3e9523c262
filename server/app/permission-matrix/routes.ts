import type { Route } from '@memocartes/contract/http/route';

import { declarationsIn } from './declared.ts';

/** Every route that a file `*.routes.ts` of the contract declares, with its schemas. */
export const allRoutes = () => declarationsIn<Route>('.routes.ts', ['method', 'path', 'tag']);
