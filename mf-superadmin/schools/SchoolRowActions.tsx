import type { SchoolRow } from '@memocartes/contract/schools/schools.routes';
import { DeleteSchool, useSchoolStatus } from '@memocartes/shared-features/schools/actions';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { IconButton } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Actions on a school in the list: edit, archive or reopen, delete. */
export function SchoolRowActions({ school }: { readonly school: SchoolRow }) {
  const { t } = useTranslation('school');
  const panel = usePanel();
  const { archive, reopen } = useSchoolStatus();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, name } = school;
  const subject = { schoolId: id };
  const isArchived = school.status === 'ARCHIVED';

  return (
    <>
      <Can do="school:edit" on={subject}>
        <IconButton
          size="small"
          icon="edit"
          label={t('editOne', { name })}
          onClick={() => panel.open('school', 'EDIT', { itemId: id })}
        />
        <IconButton
          size="small"
          icon={isArchived ? 'refresh' : 'box'}
          label={t(isArchived ? 'reopenOne' : 'archiveOne', { name })}
          onClick={() => void (isArchived ? reopen(school) : archive(school))}
        />
      </Can>
      <Can do="school:delete" on={subject}>
        <IconButton
          size="small"
          kind="danger-quiet"
          icon="trash"
          label={t('deleteOne', { name })}
          onClick={() => setIsDeleting(true)}
        />
      </Can>
      {isDeleting && (
        <DeleteSchool school={school} onClose={() => setIsDeleting(false)} onDeleted={() => setIsDeleting(false)} />
      )}
    </>
  );
}
