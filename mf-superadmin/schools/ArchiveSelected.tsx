import { useSchoolStatus } from '@memocartes/shared-features/schools/actions';
import { Button } from '@memocartes/shared-ui/button';
import type { RowKey } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

type Props = { readonly selection: { readonly selected: ReadonlySet<RowKey>; readonly clear: () => void } };

/** Archives the selected schools [schools.status]. */
export function ArchiveSelected({ selection }: Props) {
  const { t } = useTranslation('school');
  const { archive } = useSchoolStatus();

  const archiveSelected = async () => {
    if (await archive([...selection.selected].map(Number))) selection.clear();
  };

  return (
    <Button size="small" icon="box" onClick={() => void archiveSelected()}>
      {t('archiveSelected')}
    </Button>
  );
}
