import type { School } from '@memocartes/contract/schools/schools.routes';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { History } from '../../history/index.ts';
import { DeleteButton, EditButton, ViewPanel, type ViewPanelProps } from '../../panel-form/index.ts';
import { DeleteSchool, useSchoolStatus } from '../actions/index.ts';
import { SchoolDetails } from './SchoolDetails.tsx';

type Props = Pick<ViewPanelProps<School>, 'query'> & {
  /** Shown below the details of the school. */
  readonly more?: (school: School) => ReactNode;
};

/** A school in the panel, with its actions. */
export function SchoolView({ query, more }: Props) {
  const { t } = useTranslation('schoolPanel');
  const { close } = usePanel();
  const { archive, reopen } = useSchoolStatus();
  const [isDeleting, setIsDeleting] = useState(false);

  const footer = (school: School) => (
    <>
      <DeleteButton do="school:delete" on={{ schoolId: school.id }} onDelete={() => setIsDeleting(true)} />
      <Can do="school:edit" on={{ schoolId: school.id }}>
        <Button onClick={() => void (school.status === 'ARCHIVED' ? reopen(school) : archive(school))}>
          {t(school.status === 'ARCHIVED' ? 'schoolActions:reopen' : 'schoolActions:archive')}
        </Button>
      </Can>
      <EditButton do="school:edit-contact" on={{ schoolId: school.id }} />
    </>
  );

  return (
    <ViewPanel title={query.data?.name ?? t('titleView')} query={query} footer={footer}>
      {(school) => (
        <>
          <SchoolDetails school={school} />
          {more?.(school)}
          <History entityType="SCHOOL" entityId={school.id} on={{ schoolId: school.id }} />
          {isDeleting && <DeleteSchool school={school} onClose={() => setIsDeleting(false)} onDeleted={close} />}
        </>
      )}
    </ViewPanel>
  );
}
