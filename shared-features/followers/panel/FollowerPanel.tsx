import { useGetUserQuery } from '@memocartes/shared-api/users.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can, useCan, useMe } from '@memocartes/shared-shell/session';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { useTranslation } from 'react-i18next';

import { PendingPanel, ViewPanel } from '../../panel-form/ViewPanel.tsx';
import { subjectOf } from './links.ts';
import { ViewFollower } from './ViewFollower.tsx';

// Forms are loaded lazily, as most people only read. Other parts are imported from their files: the index of
// `panel-form` or `followers/form` would also load Formik and yup.
const AddFollower = lazyPart(() => import('./AddFollower.tsx'));
const EditFollower = lazyPart(() => import('./EditFollower.tsx'));

/** The side panel of followers: adds a follower to a student, shows or edits a follower. */
export default function FollowerPanel() {
  const { t } = useTranslation('followerPanel');
  const { mode, itemId } = usePanel();
  if (mode === 'ADD') {
    return (
      <Can do="follower:create">
        <AddFollower studentId={itemId} pending={<PendingPanel title={t('addTitle')} />} />
      </Can>
    );
  }
  if (itemId === null) return null;
  return mode === 'EDIT' ? <LoadedForEdit id={itemId} /> : <ViewFollower id={itemId} />;
}

function LoadedForEdit({ id }: { readonly id: number }) {
  const { t } = useTranslation('followerPanel');
  const query = useGetUserQuery({ id });
  const me = useMe();
  const can = useCan();
  // The address may request EDIT for a person without permission.
  if (query.data && !can('follower:edit', subjectOf(query.data, me))) return <ViewFollower id={id} />;
  if (query.data) return <EditFollower follower={query.data} pending={<PendingPanel title={t('editTitle')} />} />;

  return (
    <ViewPanel title={t('editTitle')} query={query}>
      {() => null}
    </ViewPanel>
  );
}
