import type { Action } from '../permissions/permissions.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * A call of the API. `path` is below `/api` and may have parameters such as `:id`; `action` is a row of the permission
 * table. Zod is not imported here, so that browsers need not load it.
 */
export type Call = { method: Method; path: string; action: Action };

/** Declares a call: `call('GET', '/students/:id', 'student:view')`. */
export const call = <const M extends Method, const P extends string, const A extends Action>(
  method: M,
  path: P,
  action: A,
) => ({ method, path, action });
