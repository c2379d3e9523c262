import { useLocation, useParams } from 'react-router-dom';

const wholeNumber = /^[1-9]\d{0,9}$/;

/** The first whole number of a path: `/classes/3/sessions` is about 3. */
const numberOf = (pathname: string) => pathname.split('/').find((part) => wholeNumber.test(part));

/**
 * The `:id` of the address as a whole number; undefined when there is none, or it is no number. The right-hand panel is rendered
 * outside the routes, so it reads the path itself.
 */
export function useIdParam(): number | undefined {
  const { pathname } = useLocation();
  const { id = numberOf(pathname) } = useParams();
  return id !== undefined && wholeNumber.test(id) ? Number(id) : undefined;
}
