import type { School } from '@memocartes/contract/schools/schools.routes';
import { ClassesPage } from '@memocartes/shared-features/classes';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

/** Classes of the school. */
export function SchoolClasses({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  const panel = usePanel();
  const add = (
    <Can do="class:create" on={{ schoolId: school.id }}>
      <Button kind="primary" icon="plus" onClick={() => panel.open('class', 'ADD')}>
        {t('addClass')}
      </Button>
    </Can>
  );
  return <ClassesPage embedded scope="school" schoolId={school.id} actions={add} emptyAction={add} />;
}
