import type { School } from '@memocartes/contract/schools/schools.routes';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';

import { OwnSchoolForm } from '../form/OwnSchoolForm.tsx';
import { SchoolForm } from '../form/SchoolForm.tsx';
import { RequestedSchool } from './RequestedSchool.tsx';
import { SchoolView } from './SchoolView.tsx';

type Props = {
  /** Shown below the details in VIEW mode. */
  readonly more?: (school: School) => ReactNode;
};

/** The side panel of a school: add, view, edit. */
export default function SchoolPanel({ more }: Props) {
  const { mode, itemId } = usePanel();
  const can = useCan();
  // When adding a school, the item is a request for a trial, whose values fill the form.
  const query = useGetSchoolQuery(itemId === null || mode === 'ADD' ? skipToken : { id: itemId });
  if (mode === 'ADD') return itemId === null ? <SchoolForm /> : <RequestedSchool requestId={itemId} />;
  const school = query.data;
  const canDo = (action: 'school:edit' | 'school:edit-contact') => can(action, { schoolId: school?.id });
  if (mode === 'EDIT' && school && canDo('school:edit')) return <SchoolForm school={school} />;
  if (mode === 'EDIT' && school && canDo('school:edit-contact')) return <OwnSchoolForm school={school} />;
  return <SchoolView query={query} more={more} />;
}
