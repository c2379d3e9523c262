import { useIdParam } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';

/** The student whose page the panel was opened from; none in the context of a list. */
export function usePageStudent(): number | undefined {
  const { fromPage } = usePanel();
  const id = useIdParam();
  return fromPage ? id : undefined;
}
