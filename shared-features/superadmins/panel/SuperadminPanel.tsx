import { useGetAccountQuery } from '@memocartes/shared-api/auth.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { SuperadminForm } from './SuperadminForm.tsx';
import { SuperadminView } from './SuperadminView.tsx';

/** The side panel of a superadmin: add, view, edit. `itemId` is the account's id. */
export default function SuperadminPanel() {
  const { mode, itemId } = usePanel();
  const query = useGetAccountQuery(itemId === null ? skipToken : { id: itemId });
  if (mode === 'ADD') return <SuperadminForm />;
  return mode === 'EDIT' && query.data ? <SuperadminForm account={query.data} /> : <SuperadminView query={query} />;
}
