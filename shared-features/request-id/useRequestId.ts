import { newRequestId } from '@memocartes/shared-api/request-id';
import { useRef } from 'react';

/**
 * Returns a function that makes a call with a `request_id` [interface.request-once]. If the call fails, the next call
 * with the same `content` gets the same id, so that the server carries out only one of them: the response of the first
 * one may have been lost. Calls with the same content that run concurrently get the same id too. After a success, the
 * next call gets a new id. A call has failed if it rejects or if its result has an `error`, as those of RTK Query do.
 */
export function useRequestId() {
  const pending = useRef<{ readonly content: string; readonly id: string }>(undefined);
  return async <Result>(content: object, call: (request_id: string) => Promise<Result>): Promise<Result> => {
    const key = JSON.stringify(content);
    if (pending.current?.content !== key) pending.current = { content: key, id: newRequestId() };
    const request = pending.current;
    const result = await call(request.id);
    const hasFailed = typeof result === 'object' && result !== null && 'error' in result && result.error !== undefined;
    if (!hasFailed && pending.current === request) pending.current = undefined;
    return result;
  };
}
