import { usePanel } from '@memocartes/shared-shell/panel';
import { useTranslation } from 'react-i18next';

import { ViewPanel } from '../panel-form/index.ts';
import { AddStudent } from '../student-stepper/index.ts';
import { EditStudent } from './EditStudent.tsx';
import { useStudent } from './useStudent.ts';
import { ViewStudent } from './ViewStudent.tsx';

/** The student panel (specification §2.6): adds one in three steps, shows one, changes one. */
export default function StudentPanel() {
  const { mode, itemId } = usePanel();
  if (mode === 'ADD') return <AddStudent />;
  if (itemId === null) return null;
  return mode === 'EDIT' ? <LoadedForEdit id={itemId} /> : <ViewStudent id={itemId} />;
}

function LoadedForEdit({ id }: { readonly id: number }) {
  const { t } = useTranslation('studentPanel');
  const query = useStudent(id);
  if (query.data) return <EditStudent student={query.data} />;
  return (
    <ViewPanel title={t('editTitle')} query={query}>
      {() => null}
    </ViewPanel>
  );
}
