import { useViewClassBoxesQuery } from '@memocartes/shared-api/boxes.api';
import { BoxesRow } from '@memocartes/shared-ui/boxes';
import { Skeleton } from '@memocartes/shared-ui/states';

/** The boxes of a class in a row of the list. A teacher has few classes: each cell loads its own boxes. */
export function ClassBoxesCell({ id, name }: { readonly id: number; readonly name: string }) {
  const { data, error } = useViewClassBoxesQuery({ id });
  if (data) return <BoxesRow label={name} counts={data.total.boxes} />;
  return error ? '–' : <Skeleton width={200} height={34} />;
}
