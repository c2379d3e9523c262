import { useLocation, useParams } from 'react-router-dom';

const wholeNumber = /^[1-9]\d{0,9}$/;

/** Whether a path segment can be an `:id`: a whole number from 1. Otherwise the guard shows the not-found page. */
export const isId = (segment: string): boolean => wholeNumber.test(segment);

/**
 * The `:id` of the address; undefined when the address has none. In the side panel, which is rendered outside the
 * routes, it is the first whole number in the path: 3 in `/classes/3/sessions`.
 */
export function useIdParam(): number | undefined {
  const { pathname } = useLocation();
  const { id = pathname.split('/').find(isId) } = useParams();
  return id !== undefined && isId(id) ? Number(id) : undefined;
}
