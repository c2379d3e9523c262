import type { Call } from '@memocartes/contract/http/call';
import { declaredIn } from './declared.ts';

/** Every call that a file `*.calls.ts` of the contract declares. */
export const allCalls = () => declaredIn<Call>('.calls.ts', ['method', 'path', 'action']);
