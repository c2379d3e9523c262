import { useParams } from 'react-router-dom';

/** The `:id` of the address as a whole number; undefined when there is none, or it is no number. */
export function useIdParam(): number | undefined {
  const { id } = useParams();
  return id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}
