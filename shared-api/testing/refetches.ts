import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';

import { api } from '../base.ts';
import { reachSlice } from '../reachability.ts';

export type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/**
 * Runs a write on a page that shows data.
 * @param show fetches what the page shows
 * @param answer the response body for a path
 * @returns paths fetched by `show`, and those fetched again after the write, in order
 */
export async function findRefetches(
  show: (dispatch: Dispatch) => readonly Promise<unknown>[],
  write: (dispatch: Dispatch) => Promise<unknown>,
  answer: (path: string) => unknown = () => ({ id: 7 }),
): Promise<{ shown: string[]; refetched: string[] }> {
  const read: string[] = [];
  globalThis.fetch = (async (url: string, { method }: RequestInit) => {
    const path = url.replace('/api', '');
    if (method === 'GET') read.push(path);
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
