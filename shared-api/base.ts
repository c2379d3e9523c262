import { portalHeader } from '@memocartes/contract/http/portal-header';
import { createAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, TagDescription } from '@reduxjs/toolkit/query/react';
import type { Call } from '@memocartes/contract/http/call';
import { entityTagOf } from '@memocartes/contract/http/entity-tag';
import { toApiError, toUnreachable } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { reachActions } from './reachability.ts';
import { isUnreached, pause, pauseBefore, readRetries } from './retry.ts';
import { queryString } from './query-string.ts';
import { tagTypes } from './tags.ts';
import type { TagType } from './tags.ts';

export type { ApiError } from './api-error.ts';
export { idTag, listTag, listTags } from './tags.ts';
export type { TagType } from './tags.ts';

/** Why a call found no session: none was ever there (→ `/`), or it is over (→ `/?expired=true`). */
export type SessionLoss = 'NO_SESSION' | 'UNAUTHENTICATED';

/** Dispatched each time a call is refused for want of a session; the shell listens to it and leaves. */
export const sessionLost = createAction<SessionLoss>('session/lost');

/** What goes over the wire: `url` below `/api`, `params` for the query string, `body` as JSON. */
export type ApiRequest = {
  url: string;
  method?: string;
  params?: Record<string, unknown>;
  body?: unknown;
  /** The version that is changed, sent as `If-Match`. */
  ifVersion?: number;
};

/** Argument of a change that is refused (VERSION_CHANGED) when the thing was changed since that version was read. */
export type IfVersion = { ifVersion?: number };

/** What to read again after a change: all that it touches; after a refusal because somebody else was faster, the thing and its lists. */
export const afterChange = (
  error: { code?: string } | undefined,
  thing: readonly Tag[],
  more: readonly Tag[] = [],
): Tag[] => {
  if (error) return error.code === 'VERSION_CHANGED' ? [...thing] : [];
  return [...thing, ...more];
};

/** Whether a refusal means that the session is over: the portal is then being left. */
export const isSessionLoss = (code: string | undefined): code is SessionLoss =>
  code === 'NO_SESSION' || code === 'UNAUTHENTICATED';

type Tag = TagDescription<TagType>;

type Answered = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** One call of the API: same origin, session cookie, the portal's own header, errors mapped once. */
async function callOnce(
  { url, method = 'GET', params, body, ifVersion }: ApiRequest,
  signal: AbortSignal,
): Promise<Answered> {
  const sent = await fetch(`/api${url}${queryString(params)}`, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      ...portalHeader,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifVersion !== undefined && { 'If-Match': entityTagOf(ifVersion) }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!sent) return { error: toUnreachable() };
  const answer: unknown = await sent.json().catch(() => null);
  if (sent.ok) return { data: answer };
  return { error: toApiError(sent.status, answer, sent.headers?.get('retry-after')) };
}

/** A call, asked again by itself while the API can't be reached: reads only, since a write may have been done. */
const callApi: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, dispatch }) => {
  const times = (request.method ?? 'GET') === 'GET' ? readRetries.times : 0;
  for (let attempt = 0; ; attempt += 1) {
    const answered = await callOnce(request, signal);
    const { error } = answered;
    if (!error) return { data: answered.data };
    if (isSessionLoss(error.code)) dispatch(sessionLost(error.code));
    if (signal.aborted || !isUnreached(error)) return { error };
    dispatch(reachActions.suspected());
    if (attempt >= times) return { error };
    await pause(pauseBefore(attempt, error.retryAfter), signal);
  }
};

/** The one RTK Query slice. It is shared with remotes; endpoints are injected by `<resource>.api.ts`, which travel with them. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  tagTypes,
  endpoints: () => ({}),
  refetchOnReconnect: true,
});

/** Reads all that the page shows again: the API is back after it was lost. */
export const refetchAll = () => api.internalActions.onOnline();

/**
 * The `query` of an endpoint for a call of the contract. Its one argument is a flat object: the names that appear in the path fill
 * it, `ifVersion` goes as `If-Match`; the rest is the query string of a GET, the JSON body of anything else.
 */
export const from = ({ method, path }: Call) => ({
  query: (argument: unknown): ApiRequest => {
    const { ifVersion, ...rest } = { ...(argument as (Record<string, unknown> & IfVersion) | undefined) };
    const version = ifVersion !== undefined && { ifVersion };
    const url = path.replace(/:(\w+)/g, (_all, name: string) => {
      const value = rest[name];
      delete rest[name];
      return encodeURIComponent(String(value));
    });
    // a change that turned out to be made already is sent all the same: its version is checked, and the thing answered
    if (!Object.keys(rest).length && !version) return { url, method };
    return method === 'GET' ? { url, method, params: rest } : { url, method, body: rest, ...version };
  },
});
