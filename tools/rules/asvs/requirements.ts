import { accounts } from './accounts.data.ts';
import { operation } from './operation.data.ts';
import type { Requirement } from './requirement.ts';
import { web } from './web.data.ts';

/** Every requirement of OWASP ASVS 5.0 of levels 1 and 2, and those of level 3 that tests cover. */
export const requirements: readonly Requirement[] = [...web, ...accounts, ...operation];

/** The tag of a requirement in a test's title, without its brackets. */
export const tagOf = ({ id }: Requirement): string => `asvs:${id}`;
