import { withCapitalisedNames } from '@memocartes/contract/fields/names';
import type { Call } from '@memocartes/contract/http/call';
import { createApi, type TagDescription } from '@reduxjs/toolkit/query/react';

import { type ApiRequest, callApi, type WithProgress } from './call-api.ts';
import { guardedEnhancement, guardedInjection, recordCall } from './endpoint-owners.ts';
import { isOutdated } from './outdated.ts';
import { type TagType, tagTypes } from './tags.ts';

export { type ApiError, isSessionLoss, type SessionLoss } from './api-error.ts';
export { type ApiRequest, sessionLost, type WithProgress } from './call-api.ts';
export { serverNow } from './server-clock.ts';
export { idTag, listTag, listTags, type TagType } from './tags.ts';

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
 * Whether the displayed data of two entities are outdated after a call that links these entities. True after a success.
 * Also true if the call failed because the entities are already linked, a request is pending, or one of the entities no
 * longer exists.
 */
export const isLinkOutdated = (error: { code?: string } | undefined) =>
  isOutdated(error, 'ALREADY_ATTACHED', 'ALREADY_REQUESTED', 'CONFLICT', 'NOT_FOUND');

type Tag = TagDescription<TagType>;

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
 * - The other fields become the query string of a GET, or the JSON body of other methods. In a body, a person's names
 *   are capitalised [students.names].
 * @param limitMs time limit in ms, if not that of `timeLimitOf`
 */
export const from = ({ method, path }: Call, limitMs?: number) => ({
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
    const limit = limitMs !== undefined && { limitMs };
    // An update without changes is sent too: the server checks the version and returns the entity.
    if (Object.keys(rest).length === 0 && !version) return { url, method, ...limit };
    return method === 'GET'
      ? { url, method, params: rest, ...limit }
      : { url, method, body: withCapitalisedNames(rest), ...version, ...limit, ...(onProgress && { onProgress }) };
  }, `${method} ${path}`),
});
