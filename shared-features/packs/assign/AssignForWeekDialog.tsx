import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { ClassWeek, Pack } from '@memocartes/contract/packs/packs.routes';
import { useAssignPackMutation } from '@memocartes/shared-api/packs.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PackLevelCounts } from '../level-counts/index.ts';
import { AssignedBeforeWarning } from './AssignedBeforeWarning.tsx';
import { PackChoice } from './PackChoice.tsx';
import { useAssignedToast } from './useAssignedToast.ts';

type Props = { readonly class_: ClassRow; readonly week: ClassWeek; readonly onClose: () => void };

/** Assigns a pack to a class for a free week, or links to the page that creates a pack. */
export function AssignForWeekDialog({ class_, week, onClose }: Props) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const failure = useFailure();
  const showAssigned = useAssignedToast();
  const [pack, setPack] = useState<Pack>();
  const [assign, { isLoading, error }] = useAssignPackMutation();

  const save = async (chosen: Pack) => {
    const { data } = await assign({ id: chosen.id, classes_id: class_.id, week: week.monday });
    if (!data) return;
    onClose();
    showAssigned(data, { title: chosen.title, name: class_.name, week: week.monday });
  };

  const footer = (
    <>
      <LinkButton to={`/creation-packs?class=${class_.id}&week=${week.monday}`} icon="plus" kind="quiet">
        {t('composeForWeek')}
      </LinkButton>
      <Button kind="primary" disabled={!pack} busy={isLoading} onClick={() => pack && void save(pack)}>
        {t('give')}
      </Button>
    </>
  );

  return (
    <Dialog
      title={t('giveTitle', { name: class_.name, day: dates.long(week.monday) })}
      width={640}
      onClose={onClose}
      busy={isLoading}
      footer={footer}
    >
      {week.state === 'partly' && <Banner tone="warning">{t('partly', { holidays: week.holidays.join(', ') })}</Banner>}
      <AssignedBeforeWarning packId={pack?.id} classId={class_.id} week={week.monday} />
      <PackLevelCounts packId={pack?.id} class_={class_} />
      <PackChoice value={pack} onChange={setPack} />
      {error && <Banner tone="danger">{failure.text(error)}</Banner>}
    </Dialog>
  );
}
