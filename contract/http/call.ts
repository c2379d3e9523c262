import type { Action } from '../permissions/permissions.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the API as both sides name it: method, path under `/api` (`:id` for parameters) and the row of the permission
 * table that rules it. Free of zod, so that a browser may import it.
 */
export type Call = { method: Method; path: string; action: Action };

/** Declares a call: `call('GET', '/students/:id', 'student:view')`. */
export const call = <const A extends Action>(method: Method, path: string, action: A) => ({ method, path, action });
