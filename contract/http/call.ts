import type { Action } from '../permissions/permissions.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * A call of the API: method, path under `/api` (`:id` for parameters) and the row of the permission table that applies.
 * This file does not import zod, so that browsers can import it.
 */
export type Call = { method: Method; path: string; action: Action };

/** Declares a call: `call('GET', '/students/:id', 'student:view')`. */
export const call = <const A extends Action>(method: Method, path: string, action: A) => ({ method, path, action });
