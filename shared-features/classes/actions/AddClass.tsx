import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

export type AddClassProps = {
  /** The school, if it isn't the person's own. */
  readonly schoolId?: number;
  /** Rendered next to a heading, not as a page action. */
  readonly small?: boolean;
};

/** Opens the class panel to add a class; disabled with the reason at the offer's limit [schools.limit-classes-text]. */
export function AddClass({ small, ...of }: AddClassProps) {
  const { t } = useTranslation('classActions');
  const ownSchoolId = useSchoolId();
  const schoolId = of.schoolId ?? ownSchoolId;
  const panel = usePanel();
  const { data: school } = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  const max = school?.limits.classes ?? null;
  const full = max !== null && school!.nb_classes >= max;
  return (
    <Can do="class:create" on={{ schoolId }}>
      <Tooltip place="bottom" text={full && t('full', { count: max })}>
        <Button
          kind={small ? 'secondary' : 'primary'}
          size={small ? 'small' : 'medium'}
          icon="plus"
          disabled={full}
          onClick={() => panel.open('class', 'ADD')}
        >
          {t('add')}
        </Button>
      </Tooltip>
    </Can>
  );
}
