import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePhysicalBoxes } from './usePhysicalBoxes.ts';
import { useSetPhysicalCards } from './useSetPhysicalCards.ts';

type Props = {
  readonly ids: readonly number[];
  readonly schoolId: number | undefined;
  /** If `ids` are all students of one class: its name, and how many of them have physical cards. */
  readonly class_?: { readonly name: string; readonly nbWithCards: number };
  readonly onDone?: () => void;
  readonly onClose: () => void;
};

/** Turns physical cards on or off for several students, or for a class [students.physical-cards-many]. */
export function PhysicalCardsDialog({ ids, schoolId, class_, onDone, onClose }: Props) {
  const { t } = useTranslation('physicalCards');
  const failure = useFailure();
  const boxes = usePhysicalBoxes(schoolId);
  const setPhysicalCards = useSetPhysicalCards();
  const [busy, setBusy] = useState<'on' | 'off'>();
  const [failed, setFailed] = useState<string>();
  const count = ids.length;

  const set = async (to: 'on' | 'off') => {
    setBusy(to);
    setFailed(undefined);
    try {
      await setPhysicalCards(ids, to === 'on');
      onClose();
      onDone?.();
    } catch (error) {
      setFailed(failure.text(error));
      setBusy(undefined);
    }
  };

  return (
    <Dialog
      title={class_ ? t('ofClass', { name: class_.name }) : t('ofStudents', { count })}
      onClose={onClose}
      busy={busy !== undefined}
      footer={
        <>
          <Button
            busy={busy === 'off'}
            disabled={busy === 'on' || class_?.nbWithCards === 0}
            onClick={() => void set('off')}
          >
            {t('turnOff')}
          </Button>
          <Button
            kind="primary"
            icon="box"
            busy={busy === 'on'}
            disabled={busy === 'off' || class_?.nbWithCards === count}
            onClick={() => void set('on')}
          >
            {t('turnOn')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('explained')}</p>
        {class_ && <p>{t('inClass', { with: class_.nbWithCards, all: count })}</p>}
        {boxes && <p>{t('boxes', { used: boxes.used, all: boxes.total })}</p>}
        {failed && <Banner tone="danger">{failed}</Banner>}
      </Stack>
    </Dialog>
  );
}
