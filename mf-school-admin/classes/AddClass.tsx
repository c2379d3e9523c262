import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

/** Opens the class panel to add one; says why not when the offer allows no more (decisions §1). */
export function AddClass() {
  const { t } = useTranslation('schoolClasses');
  const panel = usePanel();
  const id = useSchoolId();
  const { data: school } = useGetSchoolQuery(id === undefined ? skipToken : { id });
  const max = school?.limits.classes ?? null;
  const full = !!school && max !== null && school.nb_classes >= max;
  const button = (
    <Button kind="primary" icon="plus" disabled={full} onClick={() => panel.open('class', 'ADD')}>
      {t('add')}
    </Button>
  );
  return (
    <Can do="class:create">
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
