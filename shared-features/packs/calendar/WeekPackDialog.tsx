import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { useTranslation } from 'react-i18next';

import { useMyClasses } from '../assign/useMyClasses.ts';
import { PackContent } from '../detail/PackContent.tsx';
import { PackLevelCounts } from '../level-counts/index.ts';
import { useUnassignPack } from './useUnassignPack.ts';

type Props = {
  readonly class_: ClassRow;
  /** Monday of the week. */
  readonly monday: string;
  readonly pack: NonNullable<ClassWeek['pack']>;
  /** Moves the pack to another week; undefined for a past week. */
  readonly onMove?: () => void;
  /** Copies the pack to another class. */
  readonly onCopy: () => void;
  readonly onClose: () => void;
};

/** A class's pack of a week: its cards, and actions to unassign, move or copy it. */
export function WeekPackDialog({ class_, monday, pack, onMove, onCopy, onClose }: Props) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const failure = useFailure();
  const hasOtherClasses = (useMyClasses().data?.length ?? 0) > 1;
  const { unassignPack, isLoading, error } = useUnassignPack(class_, monday, pack);

  const unassign = async () => {
    if (await unassignPack()) onClose();
  };

  const footer = (
    <>
      <Button kind="danger-quiet" icon="close" busy={isLoading} onClick={() => void unassign()}>
        {t('takeBack')}
      </Button>
      {hasOtherClasses && (
        <Button icon="copy" disabled={isLoading} onClick={onCopy}>
          {t('copyToClass')}
        </Button>
      )}
      {onMove && (
        <Button kind="primary" icon="calendar" disabled={isLoading} onClick={onMove}>
          {t('moveToWeek')}
        </Button>
      )}
    </>
  );

  return (
    <Dialog title={pack.title} width={840} onClose={onClose} busy={isLoading} footer={footer}>
      <PackContent packId={pack.id} duplicateFor={{ classId: class_.id, ...(onMove && { week: monday }) }}>
        <p>{t('weekOf', { name: class_.name, day: dates.long(monday) })}</p>
        <PackLevelCounts packId={pack.id} class_={class_} />
      </PackContent>
      {error && <Banner tone="danger">{failure.text(error)}</Banner>}
    </Dialog>
  );
}
