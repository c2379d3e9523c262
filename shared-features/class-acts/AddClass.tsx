import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

/** Opens the class panel to add one; says why not when the offer holds no more (decisions §1). */
export function AddClass({ schoolId }: { readonly schoolId: number | undefined }) {
  const { t } = useTranslation('classActs');
  const panel = usePanel();
  const { data: school } = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  const max = school?.limits.classes ?? null;
  const full = max !== null && school!.nb_classes >= max;
  const button = (
    <Button kind="primary" icon="plus" disabled={full} onClick={() => panel.open('class', 'ADD')}>
      {t('add')}
    </Button>
  );
  return (
    <Can do="class:create" on={{ schoolId }}>
      {full ? (
        <Tooltip place="bottom" text={t('full', { count: max })}>
          {button}
        </Tooltip>
      ) : (
        button
      )}
    </Can>
  );
}
