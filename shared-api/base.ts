import type { Call } from '@memocartes/contract/http/call';
import { entityTagOf } from '@memocartes/contract/http/entity-tag';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { createAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi, type TagDescription } from '@reduxjs/toolkit/query/react';

import { type ApiError, isSessionLoss, type SessionLoss, toApiError, toUnreachable } from './api-error.ts';
import { guardedEnhancement, guardedInjection, recordCall } from './endpoint-owners.ts';
import { isOutdated } from './outdated.ts';
import { queryString } from './query-string.ts';
import { reachActions } from './reachability.ts';
import { request } from './request.ts';
import { isApiUnavailable, pause, readRetries, retryDelay } from './retry.ts';
import { readServerTime } from './server-clock.ts';
import { type TagType, tagTypes } from './tags.ts';
import { fetchWithProgress, type OnProgress } from './upload.ts';

export { type ApiError, isSessionLoss, type SessionLoss } from './api-error.ts';
export { serverNow } from './server-clock.ts';
export { idTag, listTag, listTags, type TagType } from './tags.ts';

/**
 * Dispatched when a call sent at `sentAt` (ms since 1970) fails because there is no login session. The shell then
 * leaves the page, unless the page itself ended or replaced that session.
 */
export const sessionLost = createAction('session/lost', (loss: SessionLoss, sentAt?: number) => ({
  payload: loss,
  meta: { sentAt: sentAt ?? Date.now() },
}));

/** A request: `url` below `/api`, `params` for the query string, `body` as JSON. */
export type ApiRequest = {
  url: string;
  method?: string;
  params?: Record<string, unknown>;
  body?: unknown;
  /** The version that the change is based on, sent as `If-Match`. */
  ifVersion?: number;
} & WithProgress;

/** Argument of an upload that reports its progress. */
export type WithProgress = { onProgress?: OnProgress };

/** Argument of an update that fails with VERSION_CHANGED when the entity was changed since that version was read. */
export type IfVersion = { ifVersion?: number };

/**
 * Tags to invalidate after an update: all if it succeeded, those of the entity after a version conflict. If the entity
 * no longer exists: the others, so that lists no longer show it. After another error: none.
 */
export const afterChange = (
  error: { code?: string } | undefined,
  entityTags: readonly Tag[],
  otherTags: readonly Tag[] = [],
): Tag[] => {
  if (!error) return [...entityTags, ...otherTags];
  if (error.code === 'VERSION_CHANGED') return [...entityTags];
  return error.code === 'NOT_FOUND' ? [...otherTags] : [];
};

/**
 * Whether something no longer exists after a call that removes it, even if another person removed it first
 * [interface.deleted-already].
 */
export const isRemoved = (error: { code?: string } | undefined) => !error || error.code === 'NOT_FOUND';

/**
 * Whether what is shown of two entities is outdated after a call that links them. True after a success, and if the call
 * failed because they are already linked, a request is pending, or one no longer exists.
 */
export const isLinkOutdated = (error: { code?: string } | undefined) =>
  isOutdated(error, 'ALREADY_ATTACHED', 'ALREADY_REQUESTED', 'CONFLICT', 'NOT_FOUND');

type Tag = TagDescription<TagType>;

type CallResult = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** Sends one request to the API, with the session cookie and the portal's header; returns errors as `ApiError`. */
async function callOnce(
  { url, method = 'GET', params, body, ifVersion, onProgress }: ApiRequest,
  signal: AbortSignal,
): Promise<CallResult> {
  const send = (address: string, init: RequestInit) =>
    onProgress ? fetchWithProgress(address, init, onProgress) : request(address, init);
  const response = await send(`/api${url}${queryString(params)}`, {
    method,
    signal,
    // Closing the page sends the deletions that could still be undone, such as that of a message.
    keepalive: method === 'DELETE',
    credentials: 'same-origin',
    headers: {
      ...portalHeader,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifVersion !== undefined && { 'If-Match': entityTagOf(ifVersion) }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!response) return { error: toUnreachable() };
  readServerTime(response.headers);
  const json: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (!response.ok) return { error: toApiError(response.status, json, response.headers.get('retry-after')) };
  // The connection broke while the body was read, or a network's sign-in page responded.
  return json === undefined ? { error: toUnreachable() } : { data: json };
}

/**
 * Sends a call, and returns a failure unchanged [interface.failures-unchanged]. Reads are retried while the API is
 * unavailable. Writes are not, since they may have succeeded.
 */
const callApi: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, dispatch, type }) => {
  const times = (request.method ?? 'GET') === 'GET' ? readRetries.times : 0;
  for (let attempt = 0; ; attempt += 1) {
    const sentAt = Date.now();
    const result = await callOnce(request, signal);
    const { error } = result;
    if (!error) return { data: result.data };
    if (isSessionLoss(error.code)) dispatch(sessionLost(error.code, sentAt));
    if (signal.aborted || !isApiUnavailable(error)) return { error };
    dispatch(reachActions.suspected(type));
    if (attempt >= times) return { error };
    await pause(retryDelay(attempt, error.retryAfter), signal);
  }
};

const slice = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  tagTypes,
  endpoints: () => ({}),
  refetchOnReconnect: true,
});

/**
 * Reports an error instead of throwing it. The stack of the error contains the calling file, from which the shell
 * determines the remote.
 */
const refuseEndpoints = (names: readonly string[]) =>
  reportError(new Error(`refused to replace the endpoints ${names.join(', ')} of another part of the portal`));

/**
 * The only RTK Query slice, shared with remotes; the files `<resource>.api.ts`, which remotes bundle, inject endpoints.
 * A remote can't replace an endpoint of the shell or of another remote.
 */
export const api: typeof slice = Object.assign(slice, {
  injectEndpoints: guardedInjection(slice.injectEndpoints, refuseEndpoints),
  enhanceEndpoints: guardedEnhancement(slice.enhanceEndpoints, refuseEndpoints),
});

/** Action that refetches everything on the page, for example after the API was unreachable. */
export const refetchAll = () => api.internalActions.onOnline();

/** Action that refetches everything on the page, and removes from the cache what other pages have loaded. */
export const invalidateAll = () => api.util.invalidateTags([...tagTypes]);

/** Action that tells RTK Query whether the page is visible: some queries poll only then, or refetch when shown. */
export const pageVisibility = (isVisible: boolean) =>
  isVisible ? api.internalActions.onFocus() : api.internalActions.onFocusLost();

/**
 * The `query` of an endpoint for a call of the contract. Its argument is a flat object:
 * - Names that appear in the path are filled in there.
 * - `ifVersion` is sent as `If-Match`.
 * - `onProgress` is called while the body is sent.
 * - The rest becomes the query string of a GET, or the JSON body of other methods.
 */
export const from = ({ method, path }: Call) => ({
  query: recordCall((argument: unknown): ApiRequest => {
    const { ifVersion, onProgress, ...rest } = {
      ...(argument as (Record<string, unknown> & IfVersion & WithProgress) | undefined),
    };
    const version = ifVersion !== undefined && { ifVersion };
    const url = path.replace(/:(\w+)/g, (_all, name: string) => {
      const value = rest[name];
      delete rest[name];
      return encodeURIComponent(String(value));
    });
    // An update without changes is sent too: the server checks the version and returns the entity.
    if (Object.keys(rest).length === 0 && !version) return { url, method };
    return method === 'GET'
      ? { url, method, params: rest }
      : { url, method, body: rest, ...version, ...(onProgress && { onProgress }) };
  }, `${method} ${path}`),
});
