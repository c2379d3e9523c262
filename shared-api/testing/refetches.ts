import { type Action, configureStore, type ThunkDispatch } from '@reduxjs/toolkit';

import { api } from '../base.ts';
import { reachSlice } from '../reachability.ts';

export type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/**
 * Finds the queries that are fetched again after a write.
 * @param show fetches the data that a page shows
 * @param answer the response body for a path
 * @param refusal the code of the 404 response to the write; undefined when it succeeds
 * @returns paths fetched by `show`, and those fetched again after the write, in order
 */
export async function findRefetches(
  show: (dispatch: Dispatch) => readonly Promise<unknown>[],
  write: (dispatch: Dispatch) => Promise<unknown>,
  answer: (path: string) => unknown = () => ({ id: 7 }),
  refusal?: string,
): Promise<{ shown: string[]; refetched: string[] }> {
  const read: string[] = [];
  globalThis.fetch = (async (url: string, { method }: RequestInit) => {
    const path = url.replace('/api', '');
    if (method === 'GET') read.push(path);
    else if (refusal) {
      return { ok: false, status: 404, headers: new Headers(), json: async () => ({ code: refusal, message: '' }) };
    }
    return { ok: true, status: 200, headers: new Headers(), json: async () => answer(path) };
  }) as unknown as typeof fetch;
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [reachSlice.name]: reachSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await Promise.all(show(dispatch));
  const shown = read.splice(0);
  await write(dispatch);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { shown, refetched: read };
}
