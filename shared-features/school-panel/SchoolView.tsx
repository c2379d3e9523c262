import type { School } from '@memocartes/contract/schools/schools.routes';
import { useUpdateSchoolMutation } from '@memocartes/shared-api/schools.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { History } from '../history/index.ts';
import { ViewPanel, type ViewPanelProps } from '../panel-form/index.ts';
import { DeleteSchool } from './DeleteSchool.tsx';
import { SchoolFacts } from './SchoolFacts.tsx';

/** A school read in the panel, with what can be done to it. */
export function SchoolView({ query }: Pick<ViewPanelProps<School>, 'query'>) {
  const { t } = useTranslation('schoolPanel');
  const { switchTo } = usePanel();
  const failure = useFailure();
  const [update] = useUpdateSchoolMutation();
  const [deleting, setDeleting] = useState(false);

  const setStatus = async ({ id, name }: School, status: 'VISIBLE' | 'ARCHIVED') => {
    const archives = status === 'ARCHIVED';
    const done = await confirm({
      title: t(archives ? 'archiveTitle' : 'reopenTitle', { name }),
      body: t(archives ? 'archiveBody' : 'reopenBody'),
      wayBack: archives && t('archiveWayBack'),
      confirmLabel: t(archives ? 'archive' : 'reopen'),
      action: () => update({ id, status }).unwrap(),
      failure: failure.text,
    });
    if (done) toast.success(t(archives ? 'archived' : 'reopened'));
  };

  const footer = (school: School) => (
    <>
      <Can do="school:delete" on={{ schoolId: school.id }}>
        <Button kind="danger-quiet" icon="trash" onClick={() => setDeleting(true)}>
          {t('panelForm:delete')}
        </Button>
      </Can>
      <Can do="school:edit" on={{ schoolId: school.id }}>
        <Button onClick={() => void setStatus(school, school.status === 'ARCHIVED' ? 'VISIBLE' : 'ARCHIVED')}>
          {t(school.status === 'ARCHIVED' ? 'reopen' : 'archive')}
        </Button>
        <Button kind="primary" icon="edit" onClick={() => switchTo('EDIT')}>
          {t('panelForm:edit')}
        </Button>
      </Can>
    </>
  );

  return (
    <ViewPanel title={query.data?.name ?? t('titleView')} query={query} footer={footer}>
      {(school) => (
        <>
          <SchoolFacts school={school} />
          <History entityType="SCHOOL" entityId={school.id} on={{ schoolId: school.id }} />
          {deleting && (
            <DeleteSchool
              school={school}
              onClose={() => setDeleting(false)}
              onArchive={() => {
                setDeleting(false);
                void setStatus(school, 'ARCHIVED');
              }}
            />
          )}
        </>
      )}
    </ViewPanel>
  );
}
