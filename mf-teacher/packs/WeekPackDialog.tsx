import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import { useAssignPackMutation, useUnassignPackMutation, useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Can, useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { PackCards } from './PackCards.tsx';
import { packSubject } from './subject.ts';
import { useMyClasses } from './useMyClasses.ts';
import { useTakeCard } from './useTakeCard.ts';

type Props = {
  readonly class_: ClassRow;
  readonly week: ClassWeek;
  readonly packId: number;
  /** Leads to moving it to another week; left out for a week that is over. */
  readonly onMove?: () => void;
  /** Leads to copying it to another class. */
  readonly onCopy: () => void;
  readonly onClose: () => void;
};

/** The pack that a class has for a week: its cards, and the ways to take it back, move it, copy it to another class. */
export function WeekPackDialog({ class_, week, packId, onMove, onCopy, onClose }: Props) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const failure = useFailure();
  const can = useCan();
  const takeCard = useTakeCard();
  const pack = useViewPackQuery({ id: packId });
  const others = (useMyClasses().data?.length ?? 0) > 1;
  const [unassign, { isLoading, error }] = useUnassignPackMutation();
  const [assign] = useAssignPackMutation();
  const given = { id: packId, classes_id: class_.id, week: week.monday };
  const words = { title: week.pack?.title, name: class_.name };

  const giveBack = async () => {
    const { error: refused } = await assign(given);
    if (refused) failure.toast(refused);
    else toast.success(t('givenAgain', words));
  };

  const takeBack = async () => {
    const taken = await unassign(given);
    if (taken.error) return;
    onClose();
    toast.success(t('takenBack', words), { label: t('undo'), onClick: () => void giveBack() });
  };

  const buttons = (
    <>
      <Button kind="danger-quiet" icon="close" busy={isLoading} onClick={() => void takeBack()}>
        {t('takeBack')}
      </Button>
      {others && (
        <Button icon="copy" onClick={onCopy}>
          {t('copyToClass')}
        </Button>
      )}
      {onMove && (
        <Button icon="calendar" onClick={onMove}>
          {t('moveToWeek')}
        </Button>
      )}
      <Can do="card:print">
        <LinkButton to={`/schools/print-cards?packs=${packId}`} icon="print">
          {t('print')}
        </LinkButton>
      </Can>
      {pack.data && (
        <Can do="pack:edit" on={packSubject(pack.data)}>
          <LinkButton to={`/creation-packs?pack=${packId}`} icon="edit">
            {t('edit')}
          </LinkButton>
        </Can>
      )}
    </>
  );

  return (
    <Dialog title={week.pack?.title} width={760} onClose={() => !isLoading && onClose()} footer={buttons}>
      <p className="packs-hint">{t('weekOf', { name: class_.name, day: dates.long(week.monday) })}</p>
      <Loaded {...pack} waiting={<Loading>{<Skeleton height={240} />}</Loading>}>
        {(known) => (
          <PackCards
            cards={known.cards}
            {...(can('pack:edit', packSubject(known)) && { onTake: (card) => void takeCard(known, card) })}
          />
        )}
      </Loaded>
      {error && <Banner tone="danger">{failure.text(error)}</Banner>}
    </Dialog>
  );
}
