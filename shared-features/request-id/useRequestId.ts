import { newRequestId } from '@memocartes/shared-api/request-id';
import { useRef } from 'react';

/**
 * Returns a function that maps the content of a request to its `request_id`: the same id until the content changes
 * [interface.request-once]. For a repeated id, the server returns the result of the first request, even if the content
 * differs.
 */
export function useRequestId(): (content: object) => string {
  const last = useRef({ content: '', id: '' });
  return (request) => {
    const content = JSON.stringify(request);
    if (content !== last.current.content) last.current = { content, id: newRequestId() };
    return last.current.id;
  };
}
