import { totalOf } from '@memocartes/contract/figures/total';
import { hasLeft } from '@memocartes/contract/students/student-status';
import type { Student } from '@memocartes/contract/students/students.routes';
import { useActivateDemoMutation, useResetTrackingMutation } from '@memocartes/shared-api/tracking.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useCanMoveCards } from './useCanMoveCards.ts';

type Props = { readonly student: Student };

/** Actions on all cards of a student: demonstration mode and reset [boxes.demo] [boxes.reset]. */
export function TrackingActions({ student }: Props) {
  if (!useCanMoveCards(student)) return null;
  const nbCards = totalOf(student.card_progress);
  return (
    <>
      {!student.demo_mode && !hasLeft(student) && <DemoButton student={student} />}
      {nbCards > 0 && <ResetButton student={student} nbCards={nbCards} />}
    </>
  );
}

/**
 * Asks for confirmation; the server refuses a student who has a card in a box, and the dialog shows the error
 * [boxes.demo-refused].
 */
function DemoButton({ student }: Props) {
  const { t } = useTranslation('studentTracking');
  const failure = useFailure();
  const [activate] = useActivateDemoMutation();
  const name = personName(student);

  const ask = async () => {
    const isDone = await confirm({
      title: t('demo.title', { name }),
      body: t('demo.body'),
      undoHint: t('demo.undoHint'),
      confirmLabel: t('demo.act'),
      action: () => activate({ id: student.id }).unwrap(),
      failure: failure.text,
    });
    if (isDone) toast.success(t('demo.done', { name }));
  };

  return (
    <Button icon="play" onClick={() => void ask()}>
      {t('demo.button')}
    </Button>
  );
}

function ResetButton({ student, nbCards }: Props & { readonly nbCards: number }) {
  const { t } = useTranslation('studentTracking');
  const failure = useFailure();
  const [reset] = useResetTrackingMutation();
  const name = personName(student);
  const textKey = student.demo_mode ? 'endDemo' : 'reset';

  const ask = async () => {
    const isDone = await confirm({
      title: t(`${textKey}.title`, { name }),
      lost: t(`${textKey}.lost`, { count: nbCards }),
      body: t(`${textKey}.body`),
      tone: student.demo_mode ? 'primary' : 'danger',
      confirmLabel: t(`${textKey}.act`),
      action: () => reset({ id: student.id }).unwrap(),
      failure: failure.text,
    });
    if (isDone) toast.success(t(`${textKey}.done`, { name }));
  };

  return (
    <Button icon="refresh" onClick={() => void ask()}>
      {t(`${textKey}.button`)}
    </Button>
  );
}
