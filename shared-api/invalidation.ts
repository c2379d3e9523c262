import type { TagDescription } from '@reduxjs/toolkit/query';

import { isRemoved, type TagType } from './base.ts';

type Tags = readonly TagDescription<TagType>[];

/** Tags to invalidate, the same for each call or depending on the argument of the endpoint. */
type TagsOf<Argument> = Tags | ((argument: Argument) => Tags);

type CallError = { readonly code?: string } | undefined;

const tagsIf =
  <Argument>(isChanged: (error: CallError) => boolean, tags: TagsOf<Argument>) =>
  (_result: unknown, error: CallError, argument: Argument): Tags => {
    if (!isChanged(error)) return [];
    return typeof tags === 'function' ? tags(argument) : tags;
  };

/**
 * `invalidatesTags` of an endpoint whose failure changes nothing: `afterSuccess(({ id }) => [idTag('class', id)])`
 * [interface.list-fresh].
 */
export const afterSuccess = <Argument>(tags: TagsOf<Argument>) => tagsIf((error) => !error, tags);

/** `invalidatesTags` of an endpoint that removes something, even if another person removed it first. */
export const afterRemoval = <Argument>(tags: TagsOf<Argument>) => tagsIf(isRemoved, tags);
