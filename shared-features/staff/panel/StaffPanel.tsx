import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { useGetUserQuery } from '@memocartes/shared-api/users.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { ViewPanel } from '../../panel-form/index.ts';
import { staffSubject } from '../form/staff.form.ts';
import { StaffForm } from './StaffForm.tsx';
import { StaffView } from './StaffView.tsx';

/** The side panel of a member of staff: add, view, edit. */
export default function StaffPanel() {
  const { mode } = usePanel();
  return mode === 'ADD' ? <NewStaffPanel /> : <ExistingStaff />;
}

/** Adds a person to the school, once the seats and the offer of the school are loaded. */
function NewStaffPanel() {
  const { t } = useTranslation('staffPanel');
  const schoolId = useSchoolId();
  const query = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  if (query.data) return <StaffForm school={query.data} />;
  return (
    <ViewPanel title={t('titleAdd')} query={query}>
      {() => null}
    </ViewPanel>
  );
}

function ExistingStaff() {
  const { mode, itemId } = usePanel();
  const can = useCan();
  const query = useGetUserQuery(itemId === null ? skipToken : { id: itemId });
  const user = query.data;
  const isEditing = mode === 'EDIT' && user && can('user:edit', staffSubject(user));
  return isEditing ? <StaffForm user={user} /> : <StaffView query={query} />;
}
