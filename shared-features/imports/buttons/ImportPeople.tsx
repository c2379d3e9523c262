import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SchoolImport } from './SchoolImport.tsx';

const actions = { FOLLOWERS: 'follower:import', STAFF: 'user:import' } as const;

/** The button that imports a file of followers or teachers into one's own school. Renders nothing without permission. */
export function ImportPeople({ kind }: { readonly kind: keyof typeof actions }) {
  const { t } = useTranslation('studentImport');
  const id = useSchoolId();
  const { data: school } = useGetSchoolQuery(id === undefined ? skipToken : { id });
  const [open, setOpen] = useState(false);
  if (!school) return null;
  return (
    <Can do={actions[kind]} on={{ schoolId: school.id }}>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {t(`open${kind}`)}
      </Button>
      {open && <SchoolImport school={school} kind={kind} onClose={() => setOpen(false)} />}
    </Can>
  );
}
