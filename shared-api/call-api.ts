import { entityTagOf } from '@memocartes/contract/http/entity-tag';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

import { type ApiError, isSessionLoss, type SessionLoss, toApiError, toUnreachable } from './api-error.ts';
import { queryString } from './query-string.ts';
import { reachActions } from './reachability.ts';
import { request } from './request.ts';
import { isApiUnavailable, pause, readRetries, retryDelay } from './retry.ts';
import { readServerTime } from './server-clock.ts';
import { limitTime, suspectMs, timeLimitOf, timeLimits } from './time-limit.ts';
import { fetchWithProgress, type OnProgress } from './upload.ts';

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
  /** Time limit in ms, if not that of `timeLimitOf`. */
  limitMs?: number;
} & WithProgress;

/** Argument of an upload that reports its progress. */
export type WithProgress = { onProgress?: OnProgress };

type CallResult = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Sends one request to the API, with the session cookie and the portal's header; returns errors as `ApiError`. A call
 * that gets no response in time is a failure like that of a lost network [interface.silent-network].
 */
async function callOnce(
  { url, method = 'GET', params, body, ifVersion, limitMs, onProgress }: ApiRequest,
  signal: AbortSignal,
): Promise<CallResult> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const limit = limitTime(limitMs ?? timeLimitOf(method, json), signal);
  const send = (address: string, init: RequestInit) => {
    if (!onProgress) return request(address, init);
    return fetchWithProgress(address, init, (share) => {
      limit.restart();
      onProgress(share);
    });
  };

  try {
    const response = await send(`/api${url}${queryString(params)}`, {
      method,
      signal: limit.signal,
      // Closing the page sends the deletions that could still be undone, such as that of a message.
      keepalive: method === 'DELETE',
      credentials: 'same-origin',
      headers: {
        ...portalHeader,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(ifVersion !== undefined && { 'If-Match': entityTagOf(ifVersion) }),
      },
      ...(json !== undefined && { body: json }),
    });
    limit.restart();
    return await resultOf(response);
  } catch {
    return { error: toUnreachable() };
  } finally {
    limit.end();
  }
}

async function resultOf(response: Awaited<ReturnType<typeof fetchWithProgress>>): Promise<CallResult> {
  readServerTime(response.headers);
  const json: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (!response.ok) return { error: toApiError(response.status, json, response.headers.get('retry-after')) };
  // The connection broke while the body was read, or a network's sign-in page responded.
  return json === undefined ? { error: toUnreachable() } : { data: json };
}

/**
 * Sends a call, and returns a failure unchanged [interface.failures-unchanged]. Reads are retried while the API is
 * unavailable, on a silent network once. Writes are not, since they may have succeeded.
 */
export const callApi: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, dispatch, type }) => {
  const isRead = (request.method ?? 'GET') === 'GET';
  const times = isRead ? readRetries.times : 0;
  const firstSentAt = Date.now();
  const maxMs = 2 * (request.limitMs ?? timeLimits.readMs);
  for (let attempt = 0; ; attempt += 1) {
    const sentAt = Date.now();
    // Only for a read: on a slow network, the upload of a write could delay the check until the check fails.
    const late = isRead ? setTimeout(() => dispatch(reachActions.suspected(type)), suspectMs) : undefined;
    const result = await callOnce(request, signal);
    clearTimeout(late);
    const { error } = result;
    if (!error) return { data: result.data };
    if (isSessionLoss(error.code)) dispatch(sessionLost(error.code, sentAt));
    if (signal.aborted || !isApiUnavailable(error)) return { error };
    dispatch(reachActions.suspected(type));
    if (attempt >= times || Date.now() - firstSentAt >= maxMs) return { error };
    await pause(retryDelay(attempt, error.retryAfter), signal);
  }
};
