import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { classSubject } from '../permission-subject/classSubject.ts';

/** Opens the panel of a class from its own page, to change or delete it. */
export function EditClass({ class_ }: { readonly class_: Pick<ClassRow, 'id' | 'schools_id' | 'teachers'> }) {
  const { t } = useTranslation('classActions');
  const panel = usePanel();
  return (
    <Can do="class:edit" on={classSubject(class_)}>
      <Button icon="edit" onClick={() => panel.open('class', 'EDIT', { itemId: class_.id, fromPage: true })}>
        {t('edit')}
      </Button>
    </Can>
  );
}
