import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { SchoolForm } from './SchoolForm.tsx';
import { SchoolView } from './SchoolView.tsx';

/** A school in the side panel: added, read, changed (specification §2.6). */
export default function SchoolPanel() {
  const { mode, itemId } = usePanel();
  const can = useCan();
  const query = useGetSchoolQuery(itemId === null ? skipToken : { id: itemId });
  if (mode === 'ADD') return <SchoolForm />;
  const school = query.data;
  const edits = mode === 'EDIT' && school && can('school:edit', { schoolId: school.id });
  return edits ? <SchoolForm school={school} /> : <SchoolView query={query} />;
}
