import type { PhysicalCards } from '@memocartes/contract/students/students.routes';
import { useSetPhysicalCardsMutation } from '@memocartes/shared-api/students.api';
import { isNotFound, skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/**
 * A function that turns physical cards on or off for students, and shows a toast with undo
 * [students.physical-cards-many] [students.physical-cards-undo]. Rejects with the API's error.
 */
export function useSetPhysicalCards() {
  const { t } = useTranslation('physicalCards');
  const failure = useFailure();
  const [set] = useSetPhysicalCardsMutation();
  const change = (students: number[], is_phygital: boolean) => set({ students, is_phygital }).unwrap();

  /** Changes all these students, or those who still exist. @returns how many were changed */
  const setForExisting = async (students: number[], is_phygital: boolean): Promise<number> => {
    try {
      return (await change(students, is_phygital)).changed.length;
    } catch (error) {
      if (!isNotFound(error)) throw error;
      const oneByOne = skippingDeleted(students, (id) => change([id], is_phygital));
      return (await oneByOne.run()).flatMap(({ changed }) => changed).length;
    }
  };

  const undo = async (students: number[], wasOn: boolean): Promise<void> => {
    try {
      toast.success(t('undone', { count: await setForExisting(students, wasOn) }));
    } catch (error) {
      failure.toast(error, undefined, { label: t('undo'), onClick: () => void undo(students, wasOn) });
    }
  };

  const show = ({ changed, nb_departed: nbDeparted }: PhysicalCards, isOn: boolean, nbAlready: number) => {
    const parts = [
      changed.length > 0 && t(isOn ? 'turnedOn' : 'turnedOff', { count: changed.length }),
      nbAlready > 0 && t(isOn ? 'alreadyOn' : 'alreadyOff', { count: nbAlready }),
      nbDeparted > 0 && t('departed', { count: nbDeparted }),
    ];
    const message = parts.filter(Boolean).join(' ');
    if (changed.length === 0) toast.info(message);
    else toast.success(message, { label: t('undo'), onClick: () => void undo(changed, !isOn) });
  };

  return async (ids: readonly number[], isOn: boolean): Promise<void> => {
    const result = await change([...ids], isOn);
    show(result, isOn, ids.length - result.changed.length - result.nb_departed);
  };
}
