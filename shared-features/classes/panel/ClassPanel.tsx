import { useGetClassQuery } from '@memocartes/shared-api/classes.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { classSubject } from '../permission-subject/classSubject.ts';
import { ClassForm } from './ClassForm.tsx';
import { ClassView } from './ClassView.tsx';

/** The side panel of a class: add, view, edit. */
export default function ClassPanel() {
  const { mode, itemId } = usePanel();
  const can = useCan();
  const schoolId = useSchoolId();
  const query = useGetClassQuery(itemId === null ? skipToken : { id: itemId });
  if (mode === 'ADD') return <ClassForm schoolId={schoolId} />;
  const class_ = query.data;
  const isEditing = mode === 'EDIT' && class_ && can('class:edit', classSubject(class_));
  return isEditing ? <ClassForm class_={class_} schoolId={class_.schools_id} /> : <ClassView query={query} />;
}
