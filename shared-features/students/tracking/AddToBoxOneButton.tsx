import type { Student } from '@memocartes/contract/students/students.routes';
import { useInitCurrentCardsMutation } from '@memocartes/shared-api/tracking.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Props = { readonly student: Student; readonly count: number };

/**
 * Puts the cards of the class's packs that are in no box yet into box 1. Asks for confirmation, as only a reset removes
 * them [boxes.physical].
 */
export function AddToBoxOneButton({ student, count }: Props) {
  const { t } = useTranslation('studentTracking');
  const failure = useFailure();
  const [init] = useInitCurrentCardsMutation();

  const ask = async () => {
    let nbAdded = 0;
    const isDone = await confirm({
      title: t('initTitle', { count, name: personName(student) }),
      body: t('initBody'),
      confirmLabel: t('initAct'),
      action: async () => {
        nbAdded = (await init({ student_id: student.id }).unwrap()).count;
      },
      failure: failure.text,
    });
    if (isDone) toast.success(t('initDone', { count: nbAdded }));
  };

  return (
    <Button icon="box" onClick={() => void ask()}>
      {t('init', { count })}
    </Button>
  );
}
