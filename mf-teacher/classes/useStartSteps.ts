import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useListDevicesQuery } from '@memocartes/shared-api/devices.api';
import { useListPacksQuery } from '@memocartes/shared-api/packs.api';
import type { IconName } from '@memocartes/shared-ui/icon';

type Step = {
  readonly key: 'pack' | 'tablets' | 'session';
  readonly icon: IconName;
  /** The step's page; undefined for the session, which is opened on the current page. */
  readonly to?: string;
  readonly isDone: boolean;
};

/** The steps to a class's first session, in order. A step whose data are not loaded is not done. */
export function useStartSteps({ id, schools_id }: Class): readonly Step[] {
  const packs = useListPacksQuery({ class_id: id, nb_items: 1 }).data?.count ?? 0;
  const tablets = useListDevicesQuery({ school_id: schools_id, status: ['APPROVED'], nb_items: 1 }).data?.count ?? 0;
  return [
    { key: 'pack', icon: 'pack', to: `/schools/packs?class=${id}`, isDone: packs > 0 },
    { key: 'tablets', icon: 'tablet', to: `/schools/${schools_id}`, isDone: tablets > 0 },
    { key: 'session', icon: 'play', isDone: false },
  ];
}
