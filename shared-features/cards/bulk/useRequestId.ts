import { newRequestId } from '@memocartes/shared-api/request-id';
import { useRef } from 'react';

/**
 * Returns a function that gives a request its `request_id`: the same as long as the content is unchanged, since the
 * server returns the stored response to an id that it knows, whatever the request contains.
 */
export function useRequestId(): (content: object) => string {
  const last = useRef({ content: '', id: '' });
  return (request) => {
    const content = JSON.stringify(request);
    if (content !== last.current.content) last.current = { content, id: newRequestId() };
    return last.current.id;
  };
}
