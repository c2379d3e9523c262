import { portalCalls } from '@memocartes/contract/portal/portal.calls';
import type { Settings } from '@memocartes/contract/portal/portal.routes';

import { send } from './send.ts';

/** The settings of this installation, read at run time, so that one build serves all installations. */
export const readSettings = (): Promise<Settings> => send<Settings>(portalCalls.settings);
