import type { School } from '@memocartes/contract/schools/schools.routes';
import { DeleteSchool, useSchoolStatus } from '@memocartes/shared-features/schools/actions';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useRenewal } from './useRenewal.ts';

/** Actions on the school: delete, archive or reopen, renew, edit. */
export function SchoolActions({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  const navigate = useNavigate();
  const panel = usePanel();
  const { archive, reopen } = useSchoolStatus();
  const [isDeleting, setIsDeleting] = useState(false);
  const renew = useRenewal(school);
  const subject = { schoolId: school.id };
  const isArchived = school.status === 'ARCHIVED';

  return (
    <>
      <Can do="school:delete" on={subject}>
        <Button kind="danger-quiet" icon="trash" onClick={() => setIsDeleting(true)}>
          {t('delete')}
        </Button>
      </Can>
      <Can do="school:edit" on={subject}>
        <Button
          icon={isArchived ? 'refresh' : 'box'}
          onClick={() => void (isArchived ? reopen(school) : archive(school))}
        >
          {t(isArchived ? 'reopen' : 'archive')}
        </Button>
        {renew && !isArchived && (
          <Button icon="calendar" onClick={renew}>
            {t('renew')}
          </Button>
        )}
        <Button kind="primary" icon="edit" onClick={() => panel.open('school', 'EDIT', { itemId: school.id })}>
          {t('edit')}
        </Button>
      </Can>
      {isDeleting && (
        <DeleteSchool
          school={school}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => void navigate('/superadmin/schools', { replace: true })}
        />
      )}
    </>
  );
}
