import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useAssignPackMutation } from '@memocartes/shared-api/packs.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ClassWeekPicker } from './ClassWeekPicker.tsx';
import { useMyClasses } from './useMyClasses.ts';
import { useSayGiven } from './useSayGiven.ts';

type Props = { readonly pack: Pack; readonly onClose: () => void };

/** Gives a pack to one of my classes for a week. A refusal is said beside the week, and nothing is lost. */
export function GivePackDialog({ pack, onClose }: Props) {
  const { t } = useTranslation('packs');
  const failure = useFailure();
  const sayGiven = useSayGiven();
  const classes = useMyClasses().data ?? [];
  const [picked, setPicked] = useState<number | null>(null);
  const [week, setWeek] = useState<string | null>(null);
  const [assign, { isLoading, error, reset }] = useAssignPackMutation();
  const classId = picked ?? (classes.length === 1 ? classes[0]!.id : null);

  const give = async () => {
    if (classId === null || week === null) return;
    const { data } = await assign({ id: pack.id, classes_id: classId, week });
    if (!data) return;
    onClose();
    sayGiven(data, { title: pack.title, name: classes.find(({ id }) => id === classId)?.name ?? '', week });
  };

  const buttons = (
    <>
      <Button onClick={onClose} disabled={isLoading}>
        {t('cancel')}
      </Button>
      <Button kind="primary" disabled={week === null} busy={isLoading} onClick={() => void give()}>
        {t('give')}
      </Button>
    </>
  );

  return (
    <Dialog
      title={t('givePackTitle', { title: pack.title })}
      width={760}
      onClose={() => !isLoading && onClose()}
      footer={buttons}
    >
      <ClassWeekPicker
        classId={classId}
        week={week}
        onClass={setPicked}
        onWeek={(monday) => {
          setWeek(monday);
          reset();
        }}
        error={error && failure.text(error)}
      />
    </Dialog>
  );
}
