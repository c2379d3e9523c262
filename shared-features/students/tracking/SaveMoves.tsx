import { maxPlacements } from '@memocartes/contract/learning/boxes/placements';
import type { Student } from '@memocartes/contract/students/students.routes';
import { usePlaceCardsMutation } from '@memocartes/shared-api/tracking.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { StickyFoot } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import type { UnsavedMoves } from './useUnsavedMoves.ts';

type Props = { readonly student: Student; readonly moves: UnsavedMoves };

/** Shows the number of moved cards, and saves the moves after confirmation. */
export function SaveMoves({ student, moves }: Props) {
  const { t } = useTranslation('studentTracking');
  const failure = useFailure();
  const [place] = usePlaceCardsMutation();
  const count = moves.changed.length;

  /** Sends all moves, in several requests if needed. A retry sends all again; the server records each move once. */
  const send = async () => {
    for (let from = 0; from < count; from += maxPlacements) {
      await place({ id: student.id, placements: moves.changed.slice(from, from + maxPlacements) }).unwrap();
    }
  };

  const ask = async () => {
    const saved = await confirm({
      title: t('save.title', { count, name: personName(student) }),
      body: t('save.body', { count }),
      confirmLabel: t('save.act'),
      action: send,
      failure: failure.text,
    });
    if (!saved) return;
    moves.clear();
    toast.success(t('save.done', { count }));
  };

  return (
    <StickyFoot role="status">
      {count > 0 && (
        <>
          <span>{t('save.waiting', { count })}</span>
          <Button onClick={moves.clear}>{t('save.cancel')}</Button>
          <Button kind="primary" icon="check" onClick={() => void ask()}>
            {t('save.button')}
          </Button>
        </>
      )}
    </StickyFoot>
  );
}
