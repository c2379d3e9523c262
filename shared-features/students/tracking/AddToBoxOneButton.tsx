import type { Student } from '@memocartes/contract/students/students.routes';
import { useInitCurrentCardsMutation } from '@memocartes/shared-api/tracking.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Props = { readonly student: Student; readonly count: number };

/** Puts cards of the class's packs into box 1, if they are in no box yet. */
export function AddToBoxOneButton({ student, count }: Props) {
  const { t } = useTranslation('studentTracking');
  const failure = useFailure();
  const [init, { isLoading }] = useInitCurrentCardsMutation();
  const addCards = async () => {
    const { data, error } = await init({ student_id: student.id });
    if (error) failure.toast(error);
    else toast.success(t('initDone', { count: data.count }));
  };
  return (
    <Button icon="box" busy={isLoading} onClick={() => void addCards()}>
      {t('init', { count })}
    </Button>
  );
}
