import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { WeekPicker } from '../assign/WeekPicker.tsx';
import { type PackMove, useMovePack } from './useMovePack.ts';

type Props = {
  readonly class_: ClassRow;
  readonly pack: PackMove['pack'];
  /** Monday of the pack's current week. */
  readonly from: string;
  readonly onClose: () => void;
};

/** Moves a class's pack to another week without dragging [packs.move]. */
export function MovePackDialog({ class_, pack, from, onClose }: Props) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const failure = useFailure();
  const [week, setWeek] = useState<string | null>(null);
  const { move, isLoading, error, reset } = useMovePack();

  const moveToWeek = async () => {
    if (week === null) return;
    const { data } = await move({ pack, class_, from, to: week });
    if (data) onClose();
  };

  const footer = (
    <>
      <Button onClick={onClose} disabled={isLoading}>
        {t('cancel')}
      </Button>
      <Button kind="primary" disabled={week === null} busy={isLoading} onClick={() => void moveToWeek()}>
        {t('move')}
      </Button>
    </>
  );

  return (
    <Dialog
      title={t('moveTitle', { title: pack.title })}
      width={760}
      onClose={onClose}
      busy={isLoading}
      footer={footer}
    >
      <p className="packs-hint">{t('moveFrom', { name: class_.name, day: dates.long(from) })}</p>
      <div className="packs-picker">
        <WeekPicker
          classId={class_.id}
          week={week}
          onWeek={(monday) => {
            setWeek(monday);
            reset();
          }}
        />
      </div>
      {error && <Banner tone="danger">{failure.text(error)}</Banner>}
    </Dialog>
  );
}
