import type { Call } from '@memocartes/contract/http/call';

import { declarationsIn } from './declared.ts';

/** Every call that a file `*.calls.ts` of the contract declares. */
export const allCalls = () => declarationsIn<Call>('.calls.ts', ['method', 'path', 'action']);
