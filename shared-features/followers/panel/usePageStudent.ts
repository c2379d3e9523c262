import { useIdParam } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';

/** Id of the student whose page the panel was opened from; undefined if it was opened from a list. */
export function usePageStudent(): number | undefined {
  const { fromPage } = usePanel();
  const id = useIdParam();
  return fromPage ? id : undefined;
}
