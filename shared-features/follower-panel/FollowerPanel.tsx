import { useGetUserQuery } from '@memocartes/shared-api/users.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useTranslation } from 'react-i18next';

import { ViewPanel } from '../panel-form/index.ts';
import { AddFollower } from './AddFollower.tsx';
import { EditFollower } from './EditFollower.tsx';
import { ViewFollower } from './ViewFollower.tsx';

/** The followers panel (specification §2.6): adds one to a pupil, shows one, changes one. */
export default function FollowerPanel() {
  const { mode, itemId } = usePanel();
  if (mode === 'ADD') return <AddFollower studentId={itemId} />;
  if (itemId === null) return null;
  return mode === 'EDIT' ? <LoadedForEdit id={itemId} /> : <ViewFollower id={itemId} />;
}

function LoadedForEdit({ id }: { readonly id: number }) {
  const { t } = useTranslation('followerPanel');
  const query = useGetUserQuery({ id });
  if (query.data) return <EditFollower follower={query.data} />;
  return (
    <ViewPanel title={t('editTitle')} query={query}>
      {() => null}
    </ViewPanel>
  );
}
