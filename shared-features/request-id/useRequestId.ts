import { newRequestId } from '@memocartes/shared-api/request-id';
import { useRef } from 'react';

/**
 * Returns a function that gives a request its `request_id`: the same while its content is unchanged. Changed content
 * needs a new id: for a known one, the server returns the stored response, whatever the request contains.
 */
export function useRequestId(): (content: object) => string {
  const last = useRef({ content: '', id: '' });
  return (request) => {
    const content = JSON.stringify(request);
    if (content !== last.current.content) last.current = { content, id: newRequestId() };
    return last.current.id;
  };
}
